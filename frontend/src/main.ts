import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/tokens.css";
import "./kit/base.css";
import { settings } from "./kit/settings.svelte";
import { words } from "./kit/words.svelte";

settings.show();
await words.speak(settings.chosen.locale);
mount(App, { target: document.getElementById("app")! });
