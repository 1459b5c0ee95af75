import type { DataStrings } from "./en.ts";

export default {
  exportHead: "Exportar todo",
  exportIntro:
    "Un archivo ZIP con un CSV por tipo de registro: viajes, personas, conductores, dinero, tarifas, mensajes, el registro de cambios y más. Ábrelos en una hoja de cálculo o cárgalos en otro programa.",
  exportWarning:
    "El archivo contiene nombres, teléfonos y direcciones. Guárdalo donde solo tú puedas abrirlo. El registro de cambios dice quién lo descargó.",
  exportAll: "Descargar todo",
  exportReason: "Por qué lo saca",
  exportSecond: "Debe aprobarlo una segunda persona. Después podrá sacarlo una vez.",
  exported: "Descargado.",
  import: {
    head: "Importar datos",
    intro:
      "Un archivo CSV con lo que tenía en otro lugar: pasajeros, conductores, lugares, cruceros en el muelle o viajes ya terminados. Sus columnas se llaman como en la exportación; la plantilla las muestra. Un archivo entra entero o no entra, y el mismo archivo dos veces no añade nada.",
    kind: "Qué hay en el archivo",
    kinds: {
      riders: "Pasajeros",
      drivers: "Conductores",
      places: "Lugares",
      rides: "Viajes pasados",
      cruise_calls: "Cruceros",
    },
    template: "Descargar la plantilla",
    choose: "Elegir un archivo",
    noFile: "Todavía no ha elegido un archivo.",
    tooLarge: "Ese archivo pesa más de 2 MB. Divídalo en dos.",
    unreadable: "No pudimos leer ese archivo. Elíjalo de nuevo.",
    check: "Revisar el archivo",
    checking: "Revisando...",
    toAdd: (lines, shown) =>
      lines === 0
        ? "No hay nada que añadir."
        : lines === 1
          ? "1 línea para añadir."
          : `${shown} líneas para añadir.`,
    there: (lines, shown) =>
      lines === 1
        ? "1 línea ya está aquí y se queda como está."
        : `${shown} líneas ya están aquí y se quedan como están.`,
    faulty: (faults, shown) =>
      faults === 1
        ? "Hay 1 error. Corríjalo y elija el archivo de nuevo."
        : `Hay ${shown} errores. Corríjalos y elija el archivo de nuevo.`,
    faults: "Errores en el archivo",
    line: "Línea",
    column: "Columna",
    wrong: "Qué está mal",
    columnsLeftOut: (names) => `Estas columnas no entran: ${names}.`,
    linesLeftOut: {
      other_role_left_out: (lines, shown) =>
        lines === 1
          ? "1 línea es de otro rol y queda fuera."
          : `${shown} líneas son de otros roles y quedan fuera.`,
      deleted_left_out: (lines, shown) =>
        lines === 1
          ? "1 línea es una cuenta eliminada y queda fuera."
          : `${shown} líneas son cuentas eliminadas y quedan fuera.`,
      status_left_out: (lines, shown) =>
        lines === 1
          ? "1 viaje no está completado ni cancelado y queda fuera."
          : `${shown} viajes no están completados ni cancelados y quedan fuera.`,
      account_left_out: (lines, shown) =>
        lines === 1
          ? "1 viaje estaba a cuenta en otro sistema. Entra sin decir cómo se pagó."
          : `${shown} viajes estaban a cuenta en otro sistema. Entran sin decir cómo se pagaron.`,
    },
    bringIn: {
      riders: (lines, shown) => (lines === 1 ? "Importar 1 pasajero" : `Importar ${shown} pasajeros`),
      drivers: (lines, shown) => (lines === 1 ? "Importar 1 conductor" : `Importar ${shown} conductores`),
      places: (lines, shown) => (lines === 1 ? "Importar 1 lugar" : `Importar ${shown} lugares`),
      rides: (lines, shown) => (lines === 1 ? "Importar 1 viaje pasado" : `Importar ${shown} viajes pasados`),
      cruise_calls: (lines, shown) => (lines === 1 ? "Importar 1 crucero" : `Importar ${shown} cruceros`),
    },
    means: {
      riders:
        "No se les envía nada. Cada uno elige una contraseña con «Olvidé mi contraseña» la primera vez que entra.",
      drivers:
        "Cada uno recibe un correo con un enlace para elegir una contraseña, y puede tomar viajes cuando esté aprobado.",
      places: "Desde ahora se encuentran, se nombran y cuentan para el precio.",
      rides: "No se avisa a nadie. Cuentan en informes y liquidaciones, y en la caja de nadie.",
      cruise_calls: "Desde ahora cuentan en lo que el plan espera.",
    },
    cancel: "Cancelar",
    done: (lines, shown) => (lines === 1 ? "1 línea importada." : `${shown} líneas importadas.`),
    what: {
      no_lines: "No hay ninguna línea bajo los encabezados.",
      too_many_lines: "Hay demasiadas líneas. Divida el archivo en dos.",
      too_many_columns: "Hay más de 200 columnas. Deje las de la plantilla.",
      missing_column: "Falta esta columna.",
      column_twice: "Esta columna está dos veces.",
      quotes: "Unas comillas no se cierran, o tienen texto justo detrás.",
      too_many_cells: "Esta línea tiene más celdas que encabezados.",
      missing: "Esto no puede estar vacío.",
      text: "Esto es demasiado largo o corto, o tiene un signo que no se puede mostrar.",
      name: "No podemos usar este nombre.",
      username: "Un usuario tiene de 3 a 64 letras, cifras y . _ + -",
      email: "Esto no es un correo electrónico.",
      phone: "Un teléfono tiene 7 cifras, o empieza con + y el país.",
      choice: "Este no es uno de los valores que conocemos.",
      yes_no: "Escriba true o false.",
      whole_number: "Escriba un número entero, ni muy alto ni muy bajo. Los importes van en centavos.",
      number: "Escriba un número, como 12.1054.",
      day: "Escriba un día como 2026-12-31.",
      time: "Escriba una hora como 2026-12-31 18:30.",
      list: "Esto no es una lista como la escribe la exportación.",
      plate: "Una placa es TX y su número, como TX 1234.",
      not_past: "Esto todavía no ha pasado.",
      twice: "Esto ya está en una línea anterior.",
      other_role: "Alguien con otro rol tiene este usuario.",
      email_taken: "Otra persona tiene este correo.",
      off_island: "Esto no está en la isla.",
      no_such_rider: "Ningún pasajero tiene este usuario. Importe primero los pasajeros.",
      no_such_driver: "Ningún conductor tiene este usuario. Importe primero los conductores.",
      completed_only: "Solo un viaje completado tiene esto.",
      payment: "Una propina necesita una forma de pago; en florines, también su valor en dólares.",
      settled: "Este día del conductor está en una liquidación cerrada.",
      no_such_place: "Ningún lugar del mapa tiene este nombre. Añada primero el muelle en Lugares.",
      ends_before: "Un barco sale después de llegar, y en menos de una semana.",
    },
  },
  backup: {
    head: "Copias de seguridad",
    intro:
      "Una copia de todo, con la que se puede recuperar la empresa en otra máquina. Mientras tanto, el sitio y la central siguen como siempre. Cada copia se prueba enseguida: se restaura en una base de datos propia y se compara tabla por tabla.",
    start: "Hacer una copia",
    underWay: "En marcha...",
    none: "Aquí todavía no se ha hecho ninguna copia.",
    list: "Las últimas copias",
    made: "Hecha",
    by: (name) => `por ${name}`,
    state: "Estado",
    running: { writing: "Escribiendo...", verifying: "Probando..." },
    verified: (moment) => `Comprobada ${moment}`,
    tables: (tables) => `Las ${tables} tablas volvieron como estaban.`,
    wentWrong: {
      failed: {
        writing: "No se pudo escribir.",
        verifying: "Está escrita, pero no comprobada.",
      },
      cut_off: {
        writing: "Interrumpida: el servidor se detuvo antes de escribirla.",
        verifying: "Está escrita. El servidor se detuvo antes de comprobarla.",
      },
    },
    size: "Tamaño",
    rows: (rows, shown) => (rows === 1 ? "1 fila" : `${shown} filas`),
    file: "Archivo",
    removed: "Eliminada: hay otras más nuevas",
    elsewhere: (server) => `En el servidor ${server}`,
    actions: "Acciones",
    download: "Descargar",
    verifyAgain: "Comprobar de nuevo",
    where: (folder, kept) =>
      `Los archivos están en ${folder}, en el servidor. Se guardan las ${kept} más nuevas. Guarde una también en otro lugar: un disco puede fallar.`,
    keyToo:
      "Para recuperar una hace falta también la clave secreta de la empresa (SECRET_KEY, o el archivo secret.key), que no está en ninguna copia. Quien cuida el servidor sabe cómo: npm run restore.",
    downloadHead: "¿Descargar esta copia?",
    downloadIntro:
      "Contiene todo: nombres, teléfonos, papeles de conductores. Guárdela donde solo usted pueda abrirla. El registro dice quién la descargó.",
    password: "Su contraseña",
    wrongPassword: "Esa no es su contraseña.",
    downloading: "Descargando...",
    cancel: "Cancelar",
  },
  keepHead: "Pasajeros antiguos",
  keepIntro: (months) =>
    `El nombre, el teléfono y los lugares exactos de un pasajero sin cuenta se eliminan ${months} meses después del viaje, y los mensajes de contacto se borran. Los precios y los totales se quedan. El servidor lo hace cada seis horas.`,
  oldest: (day) => `El viaje más antiguo que aún tiene a su pasajero es del ${day}.`,
  nobody: "Ningún viaje tiene datos de un pasajero.",
  due: (rides, shown) => (rides === 1 ? "Hay 1 viaje pendiente." : `Hay ${shown} viajes pendientes.`),
  nothingDue: "No hay nada pendiente.",
  keepNow: "Eliminar ahora",
  removed: (rides, shown) =>
    rides === 0
      ? "No había nada que eliminar."
      : rides === 1
        ? "Se eliminó el pasajero de 1 viaje."
        : `Se eliminaron los pasajeros de ${shown} viajes.`,
  keepFailed: "No pudimos hacerlo. Inténtelo de nuevo.",
  loading: "Cargando...",
} satisfies DataStrings;
