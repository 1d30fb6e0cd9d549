import { mount } from "svelte";
import App from "./App.svelte";
import "$kit/ui/tokens.css";
import "$kit/ui/base.css";
import { settings } from "$kit/app/settings.svelte";
import { words } from "$kit/words/words.svelte";

settings.show();
await words.speak(settings.chosen.locale);
mount(App, { target: document.getElementById("app")! });
