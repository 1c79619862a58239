import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    landing: {
      title: "Tu página y tu tarjeta, en un solo enlace",
      description:
        "Crea una página con todos tus enlaces y una tarjeta de visita digital, y compártelas con un enlace, un código QR y la cartera del teléfono.",
    },
  },
  title: "La tarjeta de visita se ha hecho mayor",
  text: "Una página con todo lo que haces, una tarjeta para entregar. Comparte las dos con un enlace y un código QR. Para empezar no necesitas cuenta.",
  start: "Crea tu página",
  makeCard: "Crea tu tarjeta",
  example: "Ver un ejemplo",
  pages: {
    title: "Una página que ya está ahí antes de que te des cuenta",
    text: "Tus enlaces, en orden, en cualquier teléfono. Carga al instante, no necesita JavaScript y se nota que está hecha con cuidado.",
    action: "Empezar por una página",
  },
  cards: {
    title: "Una tarjeta que acaba en sus contactos",
    text: "Nombre, número, dirección: un escaneo y listo. Gratis, con botones grandes para llamarte, escribirte y encontrarte; con PRO, también como archivo de contacto y pase de monedero.",
    action: "Empezar por una tarjeta",
  },
  codes: {
    title: "Un código que nunca muere",
    text: "Lo impreso, impreso está. Tu código sigue respondiendo cuando acaban los planes, se mudan las páginas y cambian las tarjetas.",
    action: "Cuánto cuesta",
  },
  closing: {
    title: "Tu primera página en menos de un minuto",
    text: "Escribe, mira, guarda. Regístrate cuando quieras conservarla.",
  },
  languages: "Idiomas",
  claim: {
    label: "Tu dirección",
    placeholder: "tu-nombre",
  },
  shown: {
    title: "Páginas hechas con Visita",
    text: "Elige un diseño y pon tus propios enlaces y palabras. Para probar no necesitas cuenta.",
    start: "Empezar con {{name}}",
  },
  gets: {
    title: "Qué recibe cada uno",
    visitor: {
      title: "Quien visita",
      text: "Una página que se abre al momento en cualquier móvil: sin app, sin aviso de cookies, sin scripts que sigan a nadie.",
    },
    scanner: {
      title: "Quien escanea",
      text: "Tu número, tu correo y cómo llegar, bien grandes para el pulgar. Con PRO, también un toque para los contactos y el monedero del móvil.",
    },
    team: {
      title: "Un equipo",
      text: "Una tarjeta para cada persona, un mismo aspecto para todas, y la tarjeta sigue siendo tuya cuando alguien se va. PRO, por plaza.",
    },
  },
  compare: {
    title: "Gratis y PRO",
    free: {
      title: "Gratis, todo el tiempo que quieras",
      one: "Una página y una tarjeta",
      two: "Ocho temas y los enlaces, títulos y textos que quieras",
      three: "Un código QR que sigue respondiendo",
    },
    pro: {
      title: "PRO, por plaza",
      one: "Todos los temas, fuentes, imágenes y fondos",
      two: "Archivo de contacto y pases de monedero para tu tarjeta",
      three: "Un formulario que recoge contactos y una lista para trabajar con ellos",
    },
    more: "Comparar todo",
  },
  questions: {
    title: "Preguntas",
    free: {
      question: "¿De verdad es gratis?",
      answer:
        "Una página y una tarjeta son gratis todo el tiempo que quieras, con una pequeña línea que nombra a Visita. Pagas cuando quieres más, y lo que cuesta lo dice antes de usarlo.",
    },
    account: {
      question: "¿Necesito una cuenta para empezar?",
      answer:
        "No. Diseñas en el navegador y lo que hiciste se queda ahí. Te registras cuando quieras publicarlo.",
    },
    app: {
      question: "¿Alguien necesita una app?",
      answer: "No. La cámara del móvil lee el código y el navegador muestra el resto.",
    },
    code: {
      question: "¿Qué pasa con los códigos impresos cuando termina mi plan?",
      answer:
        "Siguen respondiendo. Un código lleva a tu tarjeta o página, aunque haya cambiado de nombre, de contenido o vuelva a ser gratis.",
    },
    domain: {
      question: "¿Qué dirección tendrá mi página?",
      answer: "La que elijas, si está libre. Puedes cambiarla después; la antigua seguirá llevando a ti.",
    },
    data: {
      question: "¿Qué sabéis de mis visitantes?",
      answer:
        "Nada que los siga: las páginas no ponen cookies ni cargan scripts. Lo que alguien escribe en tu formulario es tuyo, y esa persona puede corregirlo o retirarlo.",
    },
    wallet: {
      question: "¿Qué es una tarjeta en la cartera del móvil?",
      answer:
        "Tu tarjeta de visita junto a entradas y tarjetas de embarque, en Apple Wallet o Google Wallet: con su código listo para escanear, también sin red. Quien la escanea puede guardarla en su propia cartera, y lo que cambies aparece allí solo. Es parte de PRO; una tarjeta gratuita es la página que abre tu código.",
    },
  },
  offer: "Ver esta página en español",
} satisfies Translated<typeof en>;
