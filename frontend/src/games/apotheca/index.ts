export { default as Play } from "./Play.svelte";
export { default as Moment } from "./Moment.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
