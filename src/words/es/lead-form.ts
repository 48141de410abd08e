import { withStop } from '../with-stop.ts';

export const offline =
  'No tiene conexión a internet. Enviaremos su solicitud en cuanto vuelva la conexión. Por favor, deje esta página abierta.';
export const promise = (when: string) => withStop(`Le respondemos ${when}`);
export const trap = 'Deje este espacio vacío';
