export const description = (clinic: string) =>
  `Cómo ${clinic} puede usar y compartir su información de salud, sus derechos según la ley HIPAA y cómo presentar una queja.`;
export const lead =
  'Este aviso describe cómo se puede usar y divulgar la información médica sobre usted y cómo puede usted tener acceso a esta información. Por favor, revíselo con cuidado.';
export const effective = 'En vigor desde el';

export const sections = {
  rights: [
    'Sus derechos',
    'Usted tiene derecho a:',
    [
      '**Ver su expediente y obtener una copia,** en papel o en formato electrónico. Pídala por escrito. La recibe en un plazo de 30 días. Podemos cobrarle una cantidad justa por lo que nos cuesta la copia.',
      '**Pedirnos que corrijamos su expediente** si cree que tiene errores o está incompleto. Si le decimos que no, le explicamos por escrito por qué en un plazo de 60 días.',
      '**Pedirnos que nos comuniquemos con usted de cierta manera,** por ejemplo, a otro número de teléfono o a otra dirección. Aceptamos toda petición razonable.',
      '**Pedirnos que usemos o compartamos menos información** para el tratamiento, el pago o las operaciones de la clínica. No tenemos que aceptar. Pero si usted mismo paga un servicio por completo y nos pide que no se lo informemos a su plan de salud, tenemos que aceptar, a menos que una ley nos obligue a compartir la información.',
      '**Obtener una lista de aquellos con quienes la compartimos** en los seis años antes de su petición, y por qué. La lista no incluye el tratamiento, el pago, nuestras operaciones ni lo que usted nos pidió que compartiéramos. Una lista al año es gratis.',
      '**Obtener una copia en papel de este aviso** en cualquier momento, aunque haya aceptado recibirlo en formato electrónico.',
      '**Elegir a alguien que actúe por usted.** Un tutor legal, o una persona con un poder notarial médico otorgado por usted, puede usar estos derechos en su nombre.',
    ],
    'Para usar uno de estos derechos, llámenos o escríbanos. La dirección está al final de este aviso.',
  ],
  care: [
    'Cómo la usamos y la compartimos normalmente',
    'Podemos hacer esto sin pedirle permiso cada vez:',
    [
      '**Para darle tratamiento.** Ejemplo: le enviamos nuestros resultados a un doctor que también trata su lesión.',
      '**Para que nos paguen.** Ejemplo: le enviamos una factura con su diagnóstico al seguro de su auto, para que PIP pueda cubrir su consulta.',
      '**Para administrar la clínica.** Ejemplo: revisamos expedientes para mejorar la atención que damos. También usamos su número de teléfono o su correo electrónico para recordarle una consulta.',
    ],
    'Las compañías que trabajan para nosotros, como nuestros servicios de base de datos y de facturación, pueden verla para hacer ese trabajo. Ellas también tienen que protegerla.',
  ],
  law: [
    'Cuando la ley lo permite o lo exige',
    'En algunos casos, la ley nos permite o nos obliga a compartir información sin su permiso:',
    [
      'cuando una ley lo exige, también para demostrarles a funcionarios federales que cumplimos con las leyes de privacidad',
      'para la salud pública: para prevenir enfermedades, o reportar una mala reacción o un producto retirado del mercado',
      'para reportar sospechas de abuso, descuido o violencia doméstica',
      'para prevenir una amenaza grave a la salud o la seguridad de alguien',
      'a las agencias que supervisan la atención médica, para auditorías e inspecciones',
      'para demandas judiciales: en respuesta a una orden de un tribunal, o a una citación judicial si la ley lo permite',
      'a la policía, en los casos que la ley menciona',
      'para reclamos de compensación para trabajadores',
      'a médicos forenses, examinadores médicos y directores de funerarias, y para la donación de órganos',
      'para investigaciones científicas que siguen reglas estrictas',
      'para el ejército, la seguridad nacional, la protección del presidente y las prisiones',
    ],
  ],
  family: [
    'Familia, amistades y desastres',
    'Usted puede decirnos si podemos hablar con los familiares o amigos que ayudan con su atención o la pagan, y compartir información en un desastre. Por favor, díganos qué quiere. Si no puede decírnoslo, compartimos solo lo que creemos que es mejor para usted.',
  ],
  permission: [
    'Solo con su permiso por escrito',
    'Le pedimos su permiso por escrito antes de:',
    [
      'usar o compartir su información para mercadeo',
      'venderla',
      'compartir notas de psicoterapia, que nosotros no guardamos',
      'usarla o compartirla para cualquier cosa que este aviso no menciona',
    ],
    'Usted puede retirar su permiso por escrito en cualquier momento. Eso no deshace lo que hicimos antes. No nos comunicamos con usted para recaudar dinero.',
  ],
  stricter: [
    'Expedientes con más protección',
    'Donde la ley de Utah u otra ley federal protege más su información, cumplimos con esa ley.',
    'Los expedientes sobre tratamiento por uso de drogas o alcohol tienen esa protección si vienen de un programa bajo la norma federal 42 CFR parte 2. Los usamos y los compartimos solo como esa ley lo permite. No los usamos ni los compartimos, ni damos testimonio sobre lo que dicen, en un proceso civil, penal, administrativo o legislativo contra usted, a menos que usted dé su consentimiento por escrito, o que un tribunal lo ordene después de un aviso y de una oportunidad de ser oído, junto con una citación judicial o un requisito legal similar.',
    'Una vez que compartimos información como este aviso lo permite, quienes la reciben pueden volver a compartirla, y es posible que la ley HIPAA ya no la proteja.',
  ],
  duties: [
    'Nuestras obligaciones',
    [
      'La ley nos exige mantener su información de salud privada y segura.',
      'Tenemos que darle este aviso sobre nuestras obligaciones y sobre cómo manejamos su información.',
      'Tenemos que avisarle si una filtración pone en riesgo la privacidad de su información.',
      'Tenemos que cumplir con el aviso que está en vigor ahora.',
    ],
  ],
  changes: [
    'Cambios a este aviso',
    'Este aviso entró en vigor en la fecha que está arriba. Podemos cambiarlo. Un cambio se aplica a toda la información de salud sobre usted, incluida la que ya tenemos. El nuevo aviso estará en esta página y en nuestra recepción, y le damos una copia cuando la pida.',
  ],
  complaints: [
    'Si cree que no respetamos sus derechos',
    'Por favor, díganoslo. También puede presentar una queja ante el Departamento de Salud y Servicios Humanos de los Estados Unidos, Oficina de Derechos Civiles:',
    [
      '200 Independence Avenue SW, Washington, DC 20201',
      '[1-877-696-6775](tel:+18776966775)',
      '[hhs.gov/hipaa](https://www.hhs.gov/hipaa/filing-a-complaint/)',
    ],
    'No le daremos un trato peor ni actuaremos en su contra por haber presentado una queja.',
  ],
  contact: ['Preguntas y peticiones', 'Pregunte por nuestro encargado de privacidad:', '{contact}'],
} as const;
