export const settingsPath = '/admin/settings';
/** Writers may open these, too. */
export const reviewsPath = `${settingsPath}/reviews`;
export const reviewCardPath = `${reviewsPath}/card`;
