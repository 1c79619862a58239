import type { Translated } from "../translated";
import type en from "./en";

export default {
  meta: {
    login: {
      title: "Iniciar sesión",
      description: "Inicia sesión para editar tus páginas y tarjetas de visita.",
    },
    signUp: {
      title: "Registrarse",
      description: "Crea una cuenta para tu página y tu tarjeta de visita. No cuesta nada.",
    },
    forgotPassword: {
      title: "Contraseña olvidada",
      description: "Recibe un enlace para elegir una nueva contraseña.",
    },
    forgotPasswordChange: {
      title: "Elige una nueva contraseña",
      description: "Elige una nueva contraseña para tu cuenta.",
    },
    verifyEmail: { title: "Confirma tu correo", description: "Confirma el correo electrónico de tu cuenta." },
    social: { title: "Iniciar sesión", description: "Inicia sesión con Google o Apple." },
  },
  name: "Nombre",
  email: "Correo electrónico",
  password: "Contraseña",
  passwordRule: "Al menos {{min}} caracteres",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  login: {
    title: "Qué bien verte de nuevo",
    submit: "Iniciar sesión",
    forgot: "¿Olvidaste tu contraseña?",
    noAccount: "¿Aún no tienes cuenta?",
    signUp: "Regístrate",
  },
  signUp: {
    title: "Hazlo tuyo",
    text: "En tu cuenta se guardan tu página y tu tarjeta. No cuesta nada.",
    buying: "Primero tu cuenta y después el pago. En ella se guardan tu página y tu tarjeta.",
    submit: "Crear cuenta",
    haveAccount: "¿Ya tienes cuenta?",
    logIn: "Inicia sesión",
    made: "Tu página",
    madeText: "Estará publicada en esta dirección en cuanto tengas una cuenta.",
    madePaid: "Se guarda con tu cuenta. Usa partes de PRO: allí decides cómo se publica.",
    logInInstead: "Iniciar sesión con esta dirección",
    madeLater: "Estará publicada en cuanto tengas una cuenta.",
    keepEditing: "Seguir editando",
    madeCard: "Tu tarjeta de visita",
    madeCardText: "Su código la abre en cuanto tengas una cuenta.",
  },
  forgot: {
    title: "¿Olvidaste tu contraseña?",
    text: "Dinos tu correo y te enviamos un enlace para elegir una nueva.",
    submit: "Enviar enlace",
    back: "Volver al inicio de sesión",
    sentTitle: "Mira tu bandeja de entrada",
    sentText:
      "Si hay una cuenta con este correo, va de camino un mensaje con un enlace. El enlace vale una hora.",
  },
  change: {
    title: "Elige una nueva contraseña",
    password: "Nueva contraseña",
    confirm: "Nueva contraseña, otra vez",
    submit: "Cambiar contraseña",
    added: "Añadidas en los últimos 30 días",
    addedText: "También dan acceso a tu cuenta. Se quitan las marcadas.",
    passkey: "Llave de acceso",
    overTitle: "Este enlace ya no vale",
    overText: "Ya se usó, o tiene más de una hora.",
    again: "Enviar otro enlace",
    doneTitle: "Contraseña cambiada",
    doneText: "Hemos cerrado todas tus sesiones. Entra con la nueva.",
  },
  verify: {
    withPassword: "Escribe la contraseña de la cuenta para que sepamos que es tuya.",
    title: "Confirma tu correo",
    text: "Un toque, y sabremos que este correo es tuyo.",
    submit: "Confirmar correo",
    doneTitle: "Gracias, tu correo está confirmado",
    overTitle: "Este enlace ya no vale",
    overText: "Ya se usó, o es demasiado antiguo.",
    confirmedText: "Tu correo ya está confirmado: no tienes que hacer nada más.",
    loginText: "Inicia sesión y te enviamos otro enlace.",
    sent: "Enlace nuevo enviado a {{email}}",
    onward: "Ir al panel",
  },
  social: {
    or: "o",
    continue: "Continuar con {{provider}}",
    backToWays: "Formas de iniciar sesión",
    backToSignUp: "Volver al registro",
    link: "Vincular e iniciar sesión",
    mailInstead: "Envíame un enlace",
    mailAgain: "Enviar el enlace otra vez",
    cancelled: {
      title: "Has cancelado en {{provider}}",
      text: "No ha cambiado nada. Lo que diseñaste sigue aquí.",
    },
    refused: {
      title: "{{provider}} no te ha dejado entrar",
      text: "Ha enviado una respuesta que no podemos aceptar. Inténtalo de nuevo.",
    },
    expired: {
      title: "Ha pasado demasiado tiempo",
      text: "Este inicio de sesión ya no vale: se usó antes o han pasado diez minutos. Empieza de nuevo.",
    },
    state: {
      title: "Esto no empezó aquí",
      text: "El inicio de sesión empezó en otro navegador o ventana. Empieza de nuevo en este.",
    },
    away: {
      title: "{{provider}} no responde",
      text: "Inténtalo dentro de un momento o entra de otra forma.",
    },
    known: {
      title: "Ya tienes una cuenta",
      text: "Demuestra una vez que la cuenta de {{email}} es tuya. A partir de ahí podrás entrar con {{provider}}.",
    },
    mailed: {
      title: "Mira tu correo",
      text: "Para que nadie más entre con tu dirección, hemos enviado un enlace a {{email}}. Ábrelo en este navegador para continuar. Vale durante una hora.",
    },
    "no-email": {
      title: "{{provider}} no nos ha dado ninguna dirección",
      text: "Sin una dirección de correo no podemos crear una cuenta. Regístrate con tu correo.",
    },
    held: {
      title: "Esta dirección está reservada durante una semana",
      text: "Una cuenta la dejó hace pocos días y aún puede recuperarla. Inténtalo más tarde o regístrate con otra dirección.",
    },
    disabled: { title: "Esta cuenta está desactivada", text: "No se puede iniciar sesión con ella." },
    taken: {
      title: "{{provider}} está vinculado a otra cuenta",
      text: "Esa cuenta tuya de {{provider}} ya da acceso a otra aquí. Desvincúlala allí primero.",
    },
    elsewhere: {
      title: "Esa es otra cuenta",
      text: "Has entrado en {{provider}} con una cuenta que no está vinculada a la tuya aquí.",
    },
    "too-many": { title: "Demasiados intentos", text: "Espera diez minutos e inténtalo de nuevo." },
  },
  passkey: {
    signIn: "Entrar con una llave de acceso",
    none: "No se ha usado ninguna llave de acceso. Inténtalo de nuevo o entra de otra forma.",
  },
  prove: {
    title: "Confirma tu dirección",
    text: "Con un clic demuestras que {{email}} es tuya y entras.",
    submit: "Confirmar y entrar",
    elsewhereTitle: "Abre este enlace donde empezaste",
    elsewhereText:
      "Funciona en el navegador en el que quisiste entrar. Si no fuiste tú, no tienes que hacer nada.",
  },
  invited: "{{team}} te invita a su equipo. La invitación es para {{email}}: usa esta dirección.",
} satisfies Translated<typeof en>;
