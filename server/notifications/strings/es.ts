import { withArticle, withStop } from "../../../domain/spanish-time.ts";
import type { NotificationStrings } from "./notification-strings.ts";

export const es: NotificationStrings = {
  hello: (name) => `Hola, ${name}:`,
  mapOf: (pickup, dropoff) => `Ruta de ${pickup} a ${dropoff} en el mapa`,
  by: (dropoff, stops) => `${dropoff} (pasando por ${stops})`,
  ride: {
    booked: {
      subject: ({ reference }) => `Su viaje ${reference} está reservado`,
      opening: () => "Su viaje está reservado. Le escribiremos en cuanto tenga conductor.",
      short: ({ reference, when, pickup }) =>
        `Su viaje ${reference} está reservado: ${when}, desde ${pickup}.`,
    },
    changed: {
      subject: ({ reference }) => `Su viaje ${reference} ha cambiado`,
      opening: () => "Su viaje ha cambiado. Así queda ahora:",
      short: ({ reference, when, pickup, dropoff, fare }) =>
        `Su viaje ${reference} ha cambiado: ${when}, de ${pickup} a ${dropoff}. ${fare}.`,
    },
    flight_moved: {
      subject: ({ flight, lands }) =>
        `El vuelo ${flight} aterriza a ${withArticle(lands)}: su recogida cambia de hora`,
      opening: ({ flight, lands }) =>
        `Su vuelo ${flight} aterriza a ${withArticle(lands)}, según lo previsto. Cambiamos la hora de su recogida; el precio sigue igual.`,
      short: ({ flight, lands, reference, when }) =>
        `El vuelo ${flight} aterriza a ${withArticle(lands)} y su viaje ${reference} cambia de hora: ${when}, al mismo precio.`,
    },
    driver_assigned: {
      subject: ({ reference }) => `Ya tiene conductor para el viaje ${reference}`,
      opening: ({ driver, plate }) => `${driver} pasará por usted. Busque la placa ${plate}.`,
      short: ({ driver, plate, when }) => `${driver} pasará por usted el ${when}, placa ${plate}.`,
    },
    driver_set_out: {
      subject: () => "Su conductor va en camino",
      opening: ({ driver, pickup, plate }) => `${driver} va en camino a ${pickup}. Busque la placa ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} va en camino a ${pickup}. Placa ${plate}.`,
    },
    driver_arrived: {
      subject: () => "Su conductor ya llegó",
      opening: ({ driver, pickup, plate }) => `${driver} le espera en ${pickup}. Busque la placa ${plate}.`,
      short: ({ driver, pickup, plate }) => `${driver} le espera en ${pickup}. Placa ${plate}.`,
    },
    driver_left: {
      subject: () => "Le buscamos otro conductor",
      opening: () =>
        "Al final su conductor no puede ir. Su reserva sigue en pie y le escribiremos en cuanto tenga otro.",
      short: ({ reference, when }) =>
        `Al final su conductor no puede ir (viaje ${reference}). Su reserva del ${when} sigue en pie y le buscamos otro.`,
    },
    car_changed: {
      subject: ({ reference }) => `Otro carro para el viaje ${reference}`,
      opening: ({ driver, vehicle, plate }) => `${driver} irá con otro carro: ${vehicle}, placa ${plate}.`,
      short: ({ reference, driver, vehicle, plate }) =>
        `Viaje ${reference}: ${driver} irá con otro carro, ${vehicle}, placa ${plate}.`,
    },
    no_show: {
      subject: () => "No le encontramos",
      opening: ({ driver, pickup }) =>
        `${driver} le esperó en ${pickup} y no le encontró. ¿Aún necesita un carro? Llámenos o reserve de nuevo.`,
      short: ({ reference, driver, pickup }) =>
        `Viaje ${reference}: ${driver} le esperó en ${pickup} y no le encontró. ¿Aún necesita un carro? Llámenos.`,
    },
    reminder: {
      subject: ({ reference }) => `Su viaje ${reference} se acerca`,
      opening: ({ when, pickup }) => `Un recordatorio: pasamos por usted el ${when}, en ${pickup}.`,
      short: ({ reference, when, pickup }) =>
        `Un recordatorio de su viaje ${reference}: ${when}, desde ${pickup}.`,
    },
    cancelled: {
      subject: ({ reference }) => `Su viaje ${reference} fue cancelado`,
      opening: () => "Su viaje fue cancelado. No tiene que pagar nada.",
      short: ({ reference, when }) =>
        `Su viaje ${reference} del ${when} está cancelado. No tiene que pagar nada.`,
    },
    rejected: {
      subject: ({ reference }) => `No pudimos aceptar su viaje ${reference}`,
      opening: () => "Lo sentimos: no pudimos aceptar su viaje. No tiene que pagar nada.",
      short: ({ reference, when }) =>
        `Lo sentimos: no pudimos aceptar su viaje del ${when} (${reference}). No tiene que pagar nada.`,
    },
    unpaid: {
      subject: ({ reference }) => `El viaje ${reference} fue cancelado: falta el depósito`,
      opening: () =>
        "No recibimos su depósito a tiempo, por eso su viaje fue cancelado. No tiene que pagar nada. ¿Todavía lo necesita? Reserve de nuevo o llámenos.",
      short: ({ reference, when }) =>
        `No recibimos su depósito a tiempo, por eso el viaje ${reference} del ${when} fue cancelado. No tiene que pagar nada. ¿Todavía lo necesita? Reserve de nuevo o llámenos.`,
    },
    receipt: {
      subject: ({ reference }) => `Recibo del viaje ${reference}`,
      opening: () => "Gracias por viajar con nosotros. Este es su recibo.",
      short: ({ reference, fare }) => `Gracias por viajar con nosotros. Viaje ${reference}: ${fare}.`,
    },
  },
  alert: {
    ride_in_pool: {
      title: "Viaje nuevo",
      body: ({ when, pickup, dropoff, fare }) => `${when}: de ${pickup} a ${dropoff}. ${fare}.`,
    },
    ride_given: {
      title: "La oficina le asignó un viaje",
      body: ({ when, pickup, dropoff }) => `${when}: de ${pickup} a ${dropoff}. Por favor, acéptelo.`,
    },
    ride_changed: {
      title: "Viaje cambiado",
      body: ({ when, pickup, dropoff, fare }) => `${when}: de ${pickup} a ${dropoff}. ${fare}.`,
    },
    ride_taken_away: {
      title: "Un viaje ya no es suyo",
      body: ({ when, pickup }) => `Su viaje del ${when} desde ${pickup} ya no está en su lista.`,
    },
    ride_back: {
      title: "El viaje vuelve a ser suyo",
      body: ({ when, pickup, dropoff }) => `${when}: de ${pickup} a ${dropoff} vuelve a ser suyo.`,
    },
    ride_called_off: {
      title: "Viaje cancelado",
      body: ({ when, pickup }) => `El viaje del ${when} desde ${pickup} está cancelado.`,
    },
    round_called: {
      title: "¿Quién toma este viaje?",
      body: ({ when, pickup, dropoff, fare }) =>
        `${when}: de ${pickup} a ${dropoff}. ${fare}. Se lo preguntamos a varios: es de quien acepte primero.`,
    },
    round_over: {
      title: "El viaje ya tiene conductor",
      body: ({ when, pickup }) =>
        `El viaje del ${when} desde ${pickup} ya tiene conductor. Gracias por mirar.`,
    },
  },
  labels: {
    reference: "Número de reserva",
    startCode: "Código para su conductor",
    pickup: "Recogida",
    dropoff: "Destino",
    stops: "Paradas",
    noStops: "ninguna",
    when: "Fecha y hora",
    party: "Pasajeros",
    people: (passengers, bags) => `${passengers}, con ${bags} ${bags === 1 ? "maleta" : "maletas"}`,
    vehicleType: "Tipo de vehículo",
    vehicleTypes: { economy: "Económico", comfort: "Confort", xl: "XL", cargo: "Carga" },
    fare: "Tarifa",
    driver: "Conductor",
    vehicle: "Carro",
    plate: "Placa",
    phone: "Teléfono",
    total: "Total",
    correction: "Corrección",
    distance: "Distancia",
    tax: (percent) => `Impuesto sobre ventas (OB) ${percent}%, incluido`,
  },
  onAccount: (fare, name) => `${fare}, a cuenta de ${name}`,
  fareLine: {
    start: () => "Tarifa base",
    distance: (km) => `Distancia, ${km} km`,
    distance_beyond: (km) => `Distancia adicional, ${km} km`,
    minimum: () => "Tarifa mínima",
    airport_rate: (zone) => `Tarifa fija del aeropuerto, ${zone}`,
    area_rate: (area) => `Tarifa fija, ${area}`,
    area_surcharge: (area) => `Recargo, ${area}`,
    agreed_price: () => "Precio acordado",
    contract_price: () => "Precio de contrato",
    large_party: (percent) => `Pasajeros adicionales, +${percent}%`,
    night: (percent) => `Recargo nocturno, ${percent} %`,
    holiday: (percent) => `Recargo de feriado, ${percent} %`,
    vehicle_type: (percent) => `Vehículo elegido, ${percent} %`,
    luggage: (bags) => `Equipaje adicional, ${bags}`,
    waiting: (minutes) => `Espera del conductor, ${minutes} min`,
    rounding: () => "Redondeo",
    vip_discount: (percent) => `Descuento VIP (${percent} %)`,
    agreed_discount: (percent) => `Descuento acordado (${percent}%)`,
    deal: (name) => name,
  },
  before: (value) => `antes: ${value}`,
  calendarTitle: "Viaje en taxi",
  rejection: {
    says: (text) => `El motivo: ${text}`,
    reasons: {
      no_car: "no tenemos un carro libre a esa hora.",
      too_far: "no llegamos hasta ahí.",
      not_reached: "no pudimos comunicarnos con usted para confirmar los datos.",
      booked_twice: "ya tiene este viaje con otro número.",
    },
  },
  startCode: (code) => `Diga a su conductor el código ${code}.`,
  follow: "Siga o cancele su viaje aquí:",
  missed: "Su viaje, para reservarlo de nuevo:",
  receiptLink: "Aquí tiene un recibo para imprimir:",
  buttons: {
    rides: "Ver sus viajes",
    follow: "Siga su viaje",
    again: "Reservar de nuevo",
    receipt: "Recibo",
    password: "Crear contraseña",
    confirmEmail: "Confirmar esta dirección",
  },
  questions: (phone) => `¿Preguntas? Llame al ${phone}, de día y de noche.`,
  bookingCode: {
    subject: (code) => `${code} es su código`,
    opening: (reference) =>
      `Con esta dirección se reservó el viaje ${reference}. Escriba este código en la página de su viaje para que nuestros conductores lo vean:`,
    ending: "El código vale 15 minutos. Si no ha reservado, no haga nada: no irá ningún carro.",
    short: ({ code, reference, company }) =>
      `${code} es su código de ${company} para el viaje ${reference}. Vale 15 minutos.`,
    claim: {
      opening: (reference) =>
        `Alguien quiere agregar el viaje ${reference} a su cuenta. Si es usted, escriba allí este código:`,
      ending: "El código vale 15 minutos. Si no es usted, no le diga el código a nadie y no haga nada.",
      short: ({ code, reference, company }) =>
        `${code} agrega el viaje ${reference} a una cuenta de ${company}. ¿No es usted? No le diga este código a nadie. Vale 15 minutos.`,
    },
  },
  signInCode: {
    subject: (code) => `${code} es su código`,
    opening: (company) =>
      `Alguien, probablemente usted, quiere entrar en ${company} con esta dirección. El código es:`,
    ending: "Vale 10 minutos. Si no fue usted, no haga nada y no le diga el código a nadie.",
    short: (code, company) =>
      `${code} es su código para entrar en ${company}. Vale 10 minutos. No se lo diga a nadie.`,
    none: {
      subject: "Cómo entrar en su cuenta",
      opening:
        "Alguien, probablemente usted, pidió un código para entrar. Su cuenta es de nuestro equipo, y esas entran con usuario y contraseña.",
      button: "Iniciar sesión",
    },
  },
  passwordLink: {
    subject: "Crear una contraseña nueva",
    opening: "Usted pidió una contraseña nueva. Este enlace sirve una sola vez y vence en 30 minutos:",
    ending: "Si no la pidió, no haga nada: su contraseña sigue siendo la misma.",
  },
  confirmEmail: {
    subject: "Confirme su correo electrónico",
    opening:
      "Usted pidió usar esta dirección para su cuenta. Este enlace sirve una sola vez, durante un día:",
    ending: "Si no lo pidió, no haga nada: la cuenta conserva su dirección anterior.",
    ofAccount: {
      opening:
        "Confirme que este correo es suyo, para que la cuenta que creó sea seguro la suya. Este enlace sirve una sola vez, durante un día:",
      ending:
        "Si no creó una cuenta con nosotros, no haga nada. Sin usted nadie puede confirmar su dirección.",
    },
  },
  notice: {
    email_change_asked: {
      subject: "Se pidió un nuevo correo electrónico",
      opening:
        "Alguien que está en su cuenta y conoce la contraseña pidió otro correo electrónico. Valdrá cuando se confirme allí.",
    },
    email_changed: {
      subject: "Su correo electrónico cambió",
      opening: "Su cuenta tiene ahora otro correo electrónico. Aquí ya no llegan mensajes.",
    },
    phone_changed: {
      subject: "Su número de teléfono cambió",
      opening: "El número de teléfono de su cuenta fue cambiado.",
    },
    passkey_added: {
      subject: "Se agregó una llave de acceso",
      opening: "Se acaba de agregar una llave de acceso a su cuenta: con ella se entra sin contraseña.",
    },
    new_device: {
      subject: "Inicio de sesión en un dispositivo nuevo",
      opening: "Se acaba de entrar en su cuenta desde un dispositivo o un lugar que no conocíamos.",
    },
    codes_guessed: {
      subject: "Códigos erróneos para su cuenta",
      opening:
        "Alguien que conoce su contraseña ha escrito muchas veces códigos erróneos. Los siguientes intentos se frenan.",
    },
    ifNotYou: "Si no fue usted, elija ahora una contraseña nueva. Así se cierran todas las sesiones:",
  },
  invitation: {
    subject: (company) => `Su cuenta en ${company}`,
    opening: (company) =>
      `Usted tiene una cuenta en ${company}. Cree su contraseña con este enlace. Sirve una sola vez, durante tres días:`,
    ending: "Si el enlace ya venció, pida otro con Olvidé mi contraseña en la página de inicio de sesión.",
  },
  trialLetter: {
    subject: (company) => `El correo de ${company} llega`,
    text: (company) =>
      `Así escribe ${company} a sus pasajeros, con su nombre como remitente. Si puede leer esto, el correo funciona.`,
    button: "Volver a la lista",
  },
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  days: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
  dateTime: (day, date, month, year, time) => `${day} ${date} de ${month} de ${year}, ${time}`,
  date: (date, month, year) => `${date} de ${month} de ${year}`,
  language: "es",
  dayHalves: ["a.m.", "p.m."],
  decimal: ".",
  group: ",",
  paid: {
    label: "Pagado",
    by: {
      cash_usd: "Efectivo, dólares",
      cash_xcg: "Efectivo, florines",
      card: "Tarjeta en el carro",
      account: "A cuenta",
    },
    tip: "Propina",
  },
  settlement: {
    days: (first, last) => (first === last ? first : `${first} al ${last}`),
    subject: (days) => `Su liquidación del ${days}`,
    opening: (days) => `La oficina cerró su liquidación del ${days}.`,
    fares: (rides) => (rides === 1 ? "Tarifa de 1 viaje" : `Tarifas de ${rides} viajes`),
    tips: "Propinas",
    toCompany: "Tarjeta, enlace y cuenta, pagado a la empresa",
    handedIn: "Efectivo que entregó",
    commission: "Comisión",
    kinds: {
      bonus: "Bono",
      expense: "Gasto",
      charge: "Descuento",
      rent: "Alquiler del vehículo",
      refund: "Reembolso de un viaje",
      fare: "Tarifa corregida de un viaje liquidado",
      tip: "Propina con enlace",
      commission: "Otra comisión de días liquidados",
      paid_out: "Devuelto en efectivo a un pasajero",
      payment: "Pago de un viaje liquidado, dicho después",
      car: "Pagado por un carro",
    },
    total: "Suma",
    carried: "Pendiente de antes",
    and: (dollars, guilders) => `${dollars} y ${guilders}`,
    youGet: (amount) => `Recibe ${amount} de la empresa.`,
    youOwe: (amount) => `Debe ${amount} a la empresa.`,
    even: "Nadie debe nada.",
    button: "Ver sus liquidaciones",
  },
  week: {
    subject: (days) => `Su semana, ${days}`,
    opening: (days) => `Esta fue la semana del ${days}, con la anterior al lado.`,
    beside: (now, before) => `${now} (antes: ${before})`,
    rides: "Viajes",
    fares: "Tarifas",
    collected: "Cobrado",
    onAccount: "A cuenta",
    notRecorded: "Pago sin anotar",
    givenBack: "Devuelto",
    promises: "Recogidas a tiempo",
    decide: "Esto pide una decisión:",
    nothing: "Nada pide una decisión.",
    approvals: "Espera a una segunda persona",
    cases: "Casos abiertos",
    overdue: (open, overdue) => (overdue === 0 ? `${open}` : `${open}, ${overdue} con retraso`),
    unsettled: "Conductores sin liquidar",
    drivers: (n, amount) => (n === 1 ? `1 conductor, ${amount}` : `${n} conductores, ${amount}`),
    debtors: "Vencido de hoteles y empresas",
    ofAll: (overdue, owed) => `${overdue} de ${owed}`,
    backup: "Última copia buena",
    noBackup: "aún ninguna",
    daysAgo: (days) => (days === 1 ? "ayer" : `hace ${days} días`),
    off: "Lo recibe porque lo activó, en Inicio de la oficina.",
    button: "Abrir la oficina",
  },
  papers: {
    names: {
      license: "licencia de conducir",
      permit: "permiso de taxi",
      insurance: "seguro",
      inspection: "inspección",
      season_permit: "permiso de temporada",
    },
    subject: (paper, day) => `Válido hasta el ${day}: su ${paper}`,
    opening: (paper, day, daysLeft) =>
      daysLeft === 0
        ? `Hoy, ${day}, es el último día de su ${paper}.`
        : `Su ${paper} vence el ${day}: ${daysLeft === 1 ? "queda 1 día" : `quedan ${daysLeft} días`}.`,
    ending:
      "Después de ese día no recibe viajes hasta que la oficina tenga la nueva fecha. Traiga o envíe el documento nuevo a tiempo.",
    button: "Ver sus documentos",
  },
  answer: {
    topics: {
      contact: "su pregunta",
      tour: "su tour",
      vip: "su transporte VIP",
      lost_item: "lo que perdió",
      group: "su grupo",
    },
    youWrote: (when) => `Usted escribió el ${when}:`,
  },
  cases: {
    about: (reference) => (reference === null ? "Sobre su mensaje" : `Sobre su viaje ${reference}`),
    asked: (reference) =>
      reference === null
        ? "La oficina pide su versión de un caso."
        : `La oficina pide su versión del viaje ${reference}.`,
    answerInApp: "Responda en su app, en Perfil.",
    button: "Responder en la app",
  },
  statement: {
    subject: (number, month) => `Estado de cuenta ${number}: viajes de ${month}`,
    opening: (name, month, total) =>
      `Esto es lo que ${name} debe pagar por los viajes de ${month}: ${total}.`,
    reminderSubject: (number, left) =>
      `Recordatorio: quedan ${left} por pagar del estado de cuenta ${number}`,
    reminder: ({ name, when, amount, due }) =>
      `Un recordatorio amable: quedan ${amount} por pagar de los viajes de ${name} en ${when}${due === "" ? "" : `, con vencimiento el ${due}`}. ¿Ya lo pagó? Gracias, no haga caso de este mensaje.`,
    allPaid: (name, month) => `Estos son los viajes de ${name} en ${month}. No queda nada por pagar.`,
    number: "Estado de cuenta",
    rides: "Viajes",
    crib: "Número CRIB",
    ourAddress: "Para",
    from: "De",
    due: "Pagar a más tardar el",
    account: "Cuenta",
    total: "Por pagar",
    month: (month, year) => `${month} de ${year}`,
    days: "Días",
    span: (first, last) => (first === last ? first : `${first} – ${last}`),
    received: "Recibido",
    credited: "Abonado",
    left: "Queda por pagar",
    room: (room) => `habitación ${room}`,
    ending: (number) => `Por favor, escriba "Estado de cuenta ${number}" en su pago.`,
  },
  refund: {
    subject: (what) => `Reembolso: ${what}`,
    opening: (what, amount) => `Le hemos devuelto ${amount} de lo que pagó con el enlace por ${what}.`,
    ending:
      "El dinero vuelve por el mismo medio con el que pagó. Su banco puede tardar unos días en mostrarlo.",
    button: "Ver su viaje",
    short: ({ what, amount }) => `Le hemos devuelto ${amount} de lo que pagó por ${what}.`,
  },
  timeFree: {
    subject: (when) => `Hay un carro libre: ${when}`,
    opening: ({ when, pickup, dropoff }) =>
      `Se liberó un carro para usted: ${when}, de ${pickup} a ${dropoff}. Es suyo si reserva pronto:`,
    button: "Reservar o salir de la lista",
    ending: "Durante 20 minutos no se lo decimos a nadie más. En la misma página puede salir de la lista.",
    short: (when) => `Se liberó un carro: ${when}. Resérvelo aquí pronto:`,
    nextCar: {
      subject: (when) => `Hay un carro libre. Llegada aproximada: ${when}`,
      opening: ({ when, pickup, dropoff }) =>
        `Se liberó un carro para usted, de ${pickup} a ${dropoff}. Llegada aproximada: ${when}. Es suyo si reserva pronto:`,
      ending: "Durante 10 minutos no se lo decimos a nadie más. En la misma página puede salir de la lista.",
      short: (when) => `Se liberó un carro. Llegada aproximada: ${when}. Resérvelo aquí pronto:`,
    },
  },
  radio: { subject: "De la oficina" },
  emergency: {
    subject: (driver) => `${driver} pide ayuda`,
    calls: (car) => `${car}. Abra la central y diga quién se encarga.`,
    taken: (by) => `${by} se encarga.`,
    over: "Ya pasó.",
  },
  payLink: {
    what: {
      fare: (reference) => `el viaje ${reference}`,
      deposit: (reference) => `el depósito del viaje ${reference}`,
      statement: (reference) => `el estado de cuenta ${reference}`,
      no_show_fee: (reference) => `el cargo del viaje ${reference}, donde lo esperamos`,
      tip: (reference) => `la propina del viaje ${reference}`,
    },
    subject: (what) => `Por favor, pague: ${what}`,
    opening: (what, amount) => `Aquí puede pagar ${amount} por ${what}, con tarjeta o desde su banco:`,
    button: (amount) => `Pagar ${amount}`,
    ending:
      "El enlace funciona durante 7 días. El número de su tarjeta va a la página de pago del banco y nunca a nosotros.",
    short: ({ what, amount }) => `Pague ${amount} por ${what} con este enlace.`,
    cancelledAt: (when) =>
      `Por favor, pague antes del ${withStop(when)} Con el pago, su viaje queda confirmado. Sin él cancelamos el viaje en ese momento y no paga nada.`,
  },
};
