import { mount } from "svelte";
import App from "./App.svelte";
import "$kit/ui/tokens.css";
import "$kit/ui/base.css";
import { stayOffline } from "$kit/app/offline";
import { settings } from "$kit/app/settings.svelte";
import { words } from "$kit/words/words.svelte";

settings.show();
await words.speak(settings.chosen.locale);
mount(App, { target: document.getElementById("app")! });
if (document.readyState === "complete") void stayOffline();
else addEventListener("load", () => void stayOffline());
