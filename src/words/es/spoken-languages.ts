const list = new Intl.ListFormat('es-US');

export const weSpeak = (languages: readonly string[]) => `Hablamos ${list.format(languages)}.`;
