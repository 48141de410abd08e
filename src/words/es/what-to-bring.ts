import type * as en from '../en/what-to-bring.ts';

export const whatToBring: typeof en.whatToBring =
  'Su tarjeta del seguro, su número de reclamo si lo tiene, una identificación con foto y los informes o imágenes que tenga.';
