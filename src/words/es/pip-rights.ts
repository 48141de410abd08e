export const pipRights: readonly [string, string, string] = [
  'PIP no tiene deducible.',
  'Su aseguradora tiene 30 días para pagar una factura desde que recibe las pruebas. Después debe 1.5 por ciento de interés al mes.',
  'Por lo general, usted tiene cuatro años para demandar si PIP no le pagó. Pregunte a un abogado qué plazos se aplican en su caso.',
];
