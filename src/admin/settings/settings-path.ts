export const settingsPath = '/admin/settings';

/** The part of the first tab that tests emails. */
export const mailTestId = 'test-email';
