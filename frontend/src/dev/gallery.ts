import { mount } from "svelte";
import "../kit/tokens.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
