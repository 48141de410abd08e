export const pipRights: readonly [string, string, string] = [
  'PIP no tiene deducible.',
  'Su aseguradora tiene 30 días para pagar una factura tras recibir las pruebas; después debe 1.5 por ciento de interés al mes.',
  'Por lo general tiene cuatro años para demandar si PIP no le paga. Pregunte a un abogado por los plazos de su caso.',
];
