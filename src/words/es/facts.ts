export const service = 'Atención quiropráctica';
export const officeHours = 'Horario de la clínica';
export const today = 'Hoy';
export const closed = 'Cerrado';
export const firstVisitPrice = 'Sin seguro, la primera consulta cuesta';
export const nextOpening = 'Próxima hora libre:';
export const fiveStars = '5 de 5 estrellas';
export const atHead = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const names: Record<string, string> = {
  English: 'inglés',
  Spanish: 'español',
  Portuguese: 'portugués',
  French: 'francés',
  German: 'alemán',
  Chinese: 'chino',
  Vietnamese: 'vietnamita',
  Tongan: 'tongano',
  Samoan: 'samoano',
  Navajo: 'navajo',
};

export const languageName = (english: string): string => names[english] ?? english;
