import type { FormTexts } from '../en/form-texts.ts';

export const formTexts: FormTexts = {
  nameRequired: 'Escriba su nombre',
  contactRequired: 'Escriba su correo electrónico o su número de teléfono',
  emailInvalid: 'Escriba un correo electrónico válido',
  phoneInvalid: 'Escriba un número de teléfono válido',
  phoneExtension: 'Escriba solo el número de teléfono, sin la extensión',
  allRequired: 'Llene todos los campos',
  cooldown: 'Espere un momento antes de enviar otra vez.',
  databaseUnavailable: 'La base de datos no está disponible',
  failed: 'Algo salió mal. Intente otra vez o llámenos.',
  pipFailed: 'Algo salió mal. Intente otra vez.',
  name: 'El nombre',
  email: 'El correo electrónico',
  phone: 'El número de teléfono',
  injury: 'La lesión',
  message: 'El mensaje',
  firm: 'El nombre del bufete',
  text: 'El texto',
  tooLong: (label, limit) => `${label}: es demasiado texto (máximo ${limit} caracteres)`,
};
