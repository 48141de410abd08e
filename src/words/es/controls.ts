export const optional = '(opcional)';
export const lookAgain = (count: number) =>
  count === 1 ? 'Hay una cosa por corregir' : `Hay ${count} cosas por corregir`;
export const tooLong = (length: number, limit: number) =>
  `${length} caracteres; el máximo es ${limit}`;
export const stillOffline = 'Todavía no hay conexión. Inténtelo otra vez en un momento.';
export const clearSearch = 'Borrar la búsqueda';
