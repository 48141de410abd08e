import { home } from '#words/es/paths.ts';

/** Above the English home page. src/start/load-app.js shows it to a browser that prefers Spanish. */
export const spanishLine = `<template id="in-spanish"><aside lang="es" aria-label="Idioma" class="py-2 text-center text-small"><a class="link" href="${home}">Este sitio también está en español</a></aside></template>`;
