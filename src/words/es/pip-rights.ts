export const pipRights: readonly [string, string, string] = [
  'PIP no tiene deducible.',
  'Su aseguradora tiene 30 días para pagar tras recibir pruebas; luego debe 1.5% de interés al mes.',
  'Por lo general tiene cuatro años para demandar si PIP no le paga. Pregunte a un abogado por sus plazos.',
];
