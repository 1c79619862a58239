import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Preguntas",
  questions: {
    seat: {
      ask: "¿Qué es una plaza?",
      answer:
        "Sitio para una página y una tarjeta de visita, con todo lo que tiene PRO. Con cinco plazas tienes hasta cinco páginas y cinco tarjetas, todas en tu cuenta.",
    },
    free: {
      ask: "¿Qué es gratis?",
      answer:
        "Una página y una tarjeta de visita, todo el tiempo que quieras: enlaces, encabezados y texto, temas gratuitos y códigos QR para imprimir. No pedimos número de tarjeta.",
    },
    cycle: {
      ask: "¿Mensual o anual?",
      answer:
        "PRO cuesta {{monthly}} por plaza si pagas cada mes. Al año son {{year}} por plaza, es decir, {{yearly}} al mes: un {{percent}} % menos. De mensual a anual cambias al momento, y lo que pagaste por el mes se descuenta. De anual a mensual cambias al final del año que pagaste.",
    },
    payment: {
      ask: "¿Cómo puedo pagar?",
      answer:
        "Con tarjeta de crédito o PayPal, en una página de Stripe, la empresa que gestiona los pagos. El número de tu tarjeta nunca nos llega: vemos su marca y sus cuatro últimas cifras.",
    },
    seats: {
      ask: "¿Puedo añadir y quitar plazas?",
      answer:
        "Sí, cuando quieras. Las plazas nuevas están al momento y solo pagas el resto del periodo: lo que pagaste por el tiempo que queda se abona y todas las plazas se cobran por él. Un código para un solo pago no vale para cambios posteriores. Ves el importe exacto antes de aceptar. Las plazas que quitas se quedan hasta el final del periodo. Si entonces hay más páginas o tarjetas que plazas, eliges cuáles se quedan: las demás descansan, no se borra nada, y vuelven con las plazas.",
    },
    cancel: {
      ask: "¿Qué pasa cuando cancelo?",
      answer:
        "PRO sigue hasta el final del periodo que pagaste. Después, tus páginas dejan de verse y las tarjetas se ven como las gratuitas. Al cancelar puedes elegir una página que se queda como tu página gratuita, si nada en ella necesita PRO. No se borra nada: puedes exportarlo, seguir más tarde con una página sin PRO, o renovar y tenerlo todo como estaba. Los códigos QR impresos siguen respondiendo.",
    },
    refund: {
      ask: "¿Me devuelven el dinero?",
      answer:
        "Durante los 14 días siguientes a tu primer pago puedes desistir con un botón en tu cuenta, y se te devuelve todo lo que pagaste. Si vuelves a comprar más adelante y desistes en 14 días, nos quedamos con la parte de los días que usaste. Pasados los 14 días no se devuelve nada: puedes cancelar, y PRO sigue hasta el final del periodo.",
    },
    invoices: {
      ask: "¿Recibo facturas con IVA?",
      answer:
        "Cada pago tiene su factura en PDF, en tu cuenta, en facturación. Indica el nombre de tu empresa, su dirección y su NIF-IVA al pagar, o más tarde: aparecerán en las facturas siguientes. Si hay impuestos, los ves antes de pagar.",
    },
    moving: {
      ask: "¿Cómo me mudo desde otro producto?",
      answer:
        "Elige un tema y pega tus enlaces: en las redes que conocemos, el nombre y el icono aparecen solos. No hay importación automática. Publica la página y cambia luego el enlace en tus perfiles. Los códigos impresos con el otro producto siguen llevando allí: imprime unos nuevos, y estos puedes dirigirlos a otra página cuando quieras.",
    },
    leaving: {
      ask: "¿Puedo llevármelo todo?",
      answer:
        "Sí, en cualquier plan. La exportación es un zip: cada página como archivo que se abre sin conexión, páginas, tarjetas, códigos y contactos en JSON, y cada imagen tal como está guardada.",
    },
    wallet: {
      ask: "¿Qué es una tarjeta en la cartera del móvil?",
      answer:
        "Tu tarjeta de visita junto a entradas y tarjetas de embarque, en Apple Wallet o Google Wallet: con su código listo para escanear, también sin red. Quien la escanea puede guardarla en su propia cartera, y lo que cambies aparece allí solo. Es parte de PRO; una tarjeta gratuita es la página que abre tu código.",
    },
  },
} satisfies Translated<typeof en>;
