const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that shortcuts hold down, as its keyboard names it. */
export const controlKey = isMac ? '⌘' : 'Ctrl';
