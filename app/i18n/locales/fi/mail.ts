export const mail = {
  greeting: "Hei {{name}},",
  ignore: "Jos tämä et ollut sinä, voit jättää viestin huomiotta.",
  signature: "{{brand}}: sivusi ja korttisi yhdessä linkissä",
  resetPassword: {
    subject: "Valitse uusi salasana",
    body: "Joku pyysi uutta salasanaa {{brand}}-tilillesi. Linkki toimii kerran, tunnin ajan.",
    action: "Valitse uusi salasana",
  },
  verifyEmail: {
    subject: "Vahvista sähköpostiosoitteesi",
    body: "{{brand}} toivottaa sinut tervetulleeksi. Vahvista vielä, että tämä osoite on sinun.",
    action: "Vahvista osoite",
  },
  refreshReuse: {
    subject: "Kirjasimme sinut ulos varmuuden vuoksi",
    body: "Joku käytti tilisi vanhaa kirjautumista toisen kerran ({{at}}). Päätimme sen istunnon. Jos se et ollut sinä, valitse uusi salasana.",
    action: "Valitse uusi salasana",
  },
  passwordChanged: {
    subject: "Salasanasi on vaihdettu",
    body: "{{brand}}-tilisi salasana on vaihdettu ({{at}}). Jos se et ollut sinä, valitse heti uusi.",
    action: "Valitse uusi salasana",
  },
  sharePage: {
    subject: "{{sender}} jakaa sivun kanssasi",
    greeting: "Hei,",
    body: "{{sender}} haluaa näyttää sinulle tämän sivun: {{title}}",
    action: "Avaa sivu",
    why: "Sait tämän viestin, koska joku syötti osoitteesi palveluun {{brand}}. Sinun ei tarvitse tehdä mitään.",
  },
};
