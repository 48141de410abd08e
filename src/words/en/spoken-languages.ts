// As the module loads: a component may ask no Intl format while it renders (src/start).
const list = new Intl.ListFormat('en-US');

/** 'We speak English and Spanish.' */
export const weSpeak = (languages: readonly string[]) => `We speak ${list.format(languages)}.`;
