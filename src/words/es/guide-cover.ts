export const titleTop = 'Guía PIP';
export const titleEnd = 'de Utah';
export const subtitle = 'Lo que cubre el seguro de su propio auto después de un choque';
