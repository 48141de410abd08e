import type { AttorneyTexts } from '../en/attorney-form.ts';

export const attorneyTexts: AttorneyTexts = {
  label: 'Referir a un cliente o pedir expedientes',
  firm: 'Bufete',
  name: 'Abogado',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  initials: 'Iniciales del cliente',
  initialsHint: 'Por ejemplo: J. D.',
  date: 'Fecha del accidente',
  dateHint: 'El día en que ocurrió',
  clientPhone: 'Teléfono del cliente, con su permiso',
  request: 'Qué necesita',
  requestHint:
    'Por ejemplo: una cita para un cliente nuevo, o el expediente y una factura detallada. No escriba detalles médicos.',
  button: 'Enviar la solicitud',
  notice:
    'A los abogados, el expediente se entrega solo con una autorización HIPAA firmada. Enviar este formulario no crea una relación entre paciente y proveedor de salud.',
  firmRequired: 'Escriba el nombre del bufete',
  initialsRequired: 'Escriba las iniciales del cliente',
  initialsInvalid: 'Escriba solo las iniciales, por ejemplo J. D.',
  dateRequired: 'Escriba la fecha del accidente',
  dateInvalid: 'Escriba una fecha válida, que no sea futura',
  requestRequired: 'Díganos qué necesita',
};
