export const recent = 'Reciente';
export const threeMinutes = '3 min de lectura';
export const dateAndLength = (date: string, minutes: number) =>
  `${date}, ${minutes} min de lectura`;
export const readMore = 'Leer más';
