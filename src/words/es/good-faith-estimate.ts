export const description = (clinic: string) =>
  `Si no tiene seguro o no lo usa, ${clinic} le dice por escrito cuánto se espera que cueste su atención. Cómo pedirlo, y qué hacer si la factura es más alta.`;
export const lead =
  'Usted tiene derecho a recibir un “Estimado de buena fe” que le explique cuánto costará su atención médica.';

export const sections = {
  right: [
    'Su derecho',
    'Según la ley, los proveedores de atención médica tienen que dar a los pacientes que **no tienen ciertos tipos de cobertura médica,** o que **no la están usando,** un estimado de su factura antes de que empiece la atención.',
    [
      'Usted tiene derecho a un estimado de buena fe del costo total que se espera de la atención, cuando lo pida o cuando programe una consulta. Incluye costos relacionados, como pruebas y equipo.',
      'Lo recibe por escrito, en papel o en formato electrónico, como usted prefiera.',
      'Es gratis, y no tiene que hacerse paciente nuestro.',
    ],
  ],
  who: [
    'Quién lo recibe',
    'Cuando programa una consulta, le damos un estimado sin que lo pida si usted:',
    [
      'no tiene seguro médico',
      'tiene seguro médico, pero no quiere que le cobremos esta consulta al seguro',
    ],
    'Después de un choque, es posible que el seguro de su auto pague primero, por medio de PIP. Si no sabe con seguridad quién va a pagar, pídanos un estimado de todos modos.',
  ],
  when: [
    'Cuándo lo recibe',
    [
      '**Si faltan de 3 a 9 días hábiles para la consulta:** en un plazo de 1 día hábil después de programarla.',
      '**Si faltan 10 días hábiles o más para la consulta:** en un plazo de 3 días hábiles después de programarla.',
      '**Si solo pregunta cuánto costaría la atención:** en un plazo de 3 días hábiles después de preguntar.',
    ],
  ],
  holds: [
    'Qué dice',
    'Su nombre, la atención que creemos que va a necesitar y por qué, el precio de cada servicio y quién lo da. Es un estimado, no un contrato. No tiene que venir, y la atención que necesite puede resultar diferente. Si cambia, le damos un nuevo estimado antes de la consulta.',
  ],
  dispute: [
    'Si la factura es más alta',
    'Si le cobran **al menos $400 más** que el estimado de ese proveedor, usted puede disputar la factura.',
    [
      'Si quiere, llame primero al {phone}. Puede pedirnos que bajemos la factura a lo que dice el estimado, o que hablemos del precio.',
      'O inicie una disputa ante el Departamento de Salud y Servicios Humanos de los Estados Unidos, en un plazo de 120 días calendario a partir de la fecha de la factura. Hay un cargo de $25. Si la persona que revisa el caso le da la razón, usted paga el precio del estimado. Si no, paga el precio más alto.',
      'Guarde una copia o una foto de su estimado y de la factura.',
    ],
    'Una disputa no cambia cómo le tratamos.',
  ],
  more: [
    'Más sobre su derecho',
    'Visite [cms.gov/nosurprises](https://www.cms.gov/nosurprises/consumers) o llame al [1-800-985-3059](tel:+18009853059).',
  ],
  contact: ['Pídanos un estimado', 'Llame, escriba o pregunte en la recepción:', '{contact}'],
} as const;
