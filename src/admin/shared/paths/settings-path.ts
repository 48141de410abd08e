export const settingsPath = '/admin/settings';
/** Writers may open these, too. */
export const reviewsPath = `${settingsPath}/reviews`;
export const reviewCardPath = `${reviewsPath}/card`;

/** The part of the first tab that tests emails. */
export const mailTestId = 'test-email';
