export const undescribed = 'Foto de la clínica';
export const tagNames: Readonly<Record<string, string>> = {
  reception: 'Recepción',
  'treatment room': 'Sala de tratamiento',
  rehab: 'Rehabilitación',
  staff: 'Equipo',
  exterior: 'Exterior',
  equipment: 'Aparatos',
  'waiting room': 'Sala de espera',
  office: 'Oficina',
};
const ownTexts = [undescribed, ...Object.values(tagNames)];
export const langOf = (text: string): 'en' | undefined =>
  ownTexts.includes(text) ? undefined : 'en';
export const monthLocale = 'es-US';
export const showing = (count: number, search: string, tag: string) =>
  `${count === 1 ? '1 foto' : `${count} fotos`}${search && ` con “${search}”`}${tag && ` en ${tag}`}`;
