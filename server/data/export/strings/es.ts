import type { DataExportStrings } from "./en.ts";

export default {
  readMe: (made) => [
    `Todo lo que hay en Trupial, exportado el ${made} (Curaçao).`,
    "",
    "Cada archivo CSV contiene un tipo de registro, en UTF-8, con una coma entre las celdas y los nombres de las columnas arriba.",
    "Las fechas y horas están en UTC. Los importes están en centavos, y otra vez con dos decimales en las columnas del final. Las listas y los detalles son JSON. Las fotos son base64.",
    "Una columna que termina en _id tiene el id de una fila de otro archivo: driver_id y rider_id son filas de accounts.csv.",
    "Los archivos de los documentos de los conductores están en la carpeta papers: driver-7 es la fila 7 de accounts.csv.",
    "",
    "Las contraseñas, claves y códigos no están aquí. Esto no es una copia de seguridad: npm run backup hace una que se puede restaurar.",
    "Los archivos contienen nombres, teléfonos y direcciones. Guárdalos donde solo tú puedas abrirlos y bórralos cuando termines.",
  ],
} satisfies DataExportStrings;
