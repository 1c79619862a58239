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
    submit: "Crear cuenta",
    haveAccount: "¿Ya tienes cuenta?",
    logIn: "Inicia sesión",
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
    overTitle: "Este enlace ya no vale",
    overText: "Ya se usó, o tiene más de una hora.",
    again: "Enviar otro enlace",
    doneTitle: "Contraseña cambiada",
    doneText: "Hemos cerrado todas tus sesiones. Entra con la nueva.",
  },
  verify: {
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
} satisfies Translated<typeof en>;
