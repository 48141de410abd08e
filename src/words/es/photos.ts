export const monthLocale = 'es-US';
export const showing = (count: number, search: string, tag: string) =>
  `${count === 1 ? '1 foto' : `${count} fotos`}${search && ` con “${search}”`}${tag && ` en ${tag}`}`;
