/** Day of the notice that stands beside every form ('YYYY-MM-DD'); change it with the notice's text. */
export const consentVersion = '2026-01-05';
