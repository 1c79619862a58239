import { CONTACT_NAMES } from "~/domain/cards/contact-names";
import { guessColumns } from "~/domain/contacts/import/fields";

/** Fields by what columns are called for them in the languages of the app; accents, spaces and signs do not count. */
const NAMES: Readonly<Record<string, string>> = {
  name: `name, full name, complete name, employee, employee name, person, Vollständiger Name, Mitarbeiter, Mitarbeitername,
    nom complet, nom et prénom, prénom et nom, employé, nombre completo, nombre y apellidos, empleado, nome completo,
    nome e cognome, cognome e nome, dipendente, nome e apelido, funcionário, colaborador, naam, volledige naam, medewerker,
    imię i nazwisko, nazwisko i imię, pracownik, nimi, koko nimi, työntekijä, الاسم, الاسم الكامل, الموظف, اسم الموظف, 名前, 氏名, お名前`,
  firstName: `first name, given name, Vorname, prénom, primer nombre, nombre de pila, nome proprio, nome próprio,
    primeiro nome, voornaam, imię, etunimi, الاسم الأول, 名`,
  lastName: `last name, surname, family name, Nachname, Familienname, Zuname, nom de famille, apellido, apellidos,
    primer apellido, cognome, apelido, sobrenome, achternaam, familienaam, nazwisko, sukunimi, اسم العائلة, اللقب, 姓, 苗字`,
  email: `email, e-mail, mail, e-mail address, mail address, work email, business email, Mailadresse, E-Mail-Adresse,
    Mail-Adresse, Emailadresse, courriel, adresse e-mail, adresse mail, adresse électronique, mél, correo, correo electrónico,
    dirección de correo, posta elettronica, indirizzo e-mail, indirizzo mail, correio eletrónico, correio eletrônico,
    endereço de e-mail, e-mailadres, mailadres, adres e-mail, poczta, sähköposti, sähköpostiosoite,
    البريد الإلكتروني, البريد الالكتروني, الإيميل, ايميل, عنوان البريد الإلكتروني, メール, メールアドレス, Eメール`,
  cellphone: `cellphone, cell phone, cell, mobile, mobile phone, mobile number, mobile no, Handy, Handynummer, Mobil, Mobilnummer,
    Mobiltelefon, Mobilfunk, Mobilfunknummer, portable, téléphone portable, tél portable, mobile téléphone, téléphone mobile, GSM,
    móvil, teléfono móvil, celular, teléfono celular, cellulare, telefono cellulare, numero di cellulare, telemóvel, telefone celular,
    telefone móvel, mobiel, mobiele telefoon, mobiel nummer, komórka, telefon komórkowy, numer komórkowy, matkapuhelin,
    matkapuhelinnumero, kännykkä, الجوال, رقم الجوال, الهاتف المحمول, المحمول, الموبايل, موبايل, 携帯, 携帯電話, 携帯番号`,
  phone: `phone, phone number, telephone, telephone number, tel, tel no, work phone, office phone, business phone, landline, direct dial,
    Telefon, Telefonnummer, Festnetz, Rufnummer, Durchwahl, Telefon geschäftlich, téléphone, tél, numéro de téléphone, téléphone fixe,
    teléfono, número de teléfono, teléfono fijo, telefono, numero di telefono, telefono fisso, telefone, número de telefone, telefoon,
    telefoonnummer, numer telefonu, telefon stacjonarny, puhelin, puhelinnumero, الهاتف, رقم الهاتف, هاتف, تلفون, 電話, 電話番号`,
  position: `position, job title, title, role, job, occupation, function, Funktion, Jobtitel, Titel, Stelle, Berufsbezeichnung,
    Stellenbezeichnung, Rolle, Beruf, fonction, poste, intitulé du poste, titre, métier, cargo, puesto, puesto de trabajo, título, función,
    posición, ruolo, posizione, qualifica, mansione, titolo, funzione, incarico, função, profissão, posição, functie, functietitel, titel,
    functieomschrijving, rol, stanowisko, tytuł, funkcja, tehtävänimike, titteli, nimike, asema, tehtävä,
    المنصب, الوظيفة, المسمى الوظيفي, اللقب الوظيفي, 役職, 肩書, 肩書き, 職位`,
  company: `company, company name, organization, organisation, employer, Firma, Unternehmen, Firmenname, entreprise, société,
    organisation, empresa, compañía, organización, azienda, società, ditta, organização, bedrijf, bedrijfsnaam, organisatie, firma,
    nazwa firmy, przedsiębiorstwo, yritys, yrityksen nimi, organisaatio, الشركة, اسم الشركة, المؤسسة, 会社, 会社名, 企業名, 勤務先`,
  website: `website, web site, web, web page, homepage, home page, site, url, link, Webseite, Internetseite, Internet, Webadresse,
    site web, site internet, page web, sitio web, página web, sitio, sito web, sito, sito internet, site web, página, sítio, webadres,
    strona internetowa, strona www, www, strona, verkkosivusto, verkkosivu, kotisivu, nettisivu, الموقع الإلكتروني, الموقع,
    موقع الويب, ウェブサイト, サイト, ホームページ`,
  address: `address, postal address, office address, work address, Adresse, Anschrift, Postanschrift, adresse postale, dirección,
    dirección postal, domicilio, indirizzo, endereço, morada, adres, postadres, adres pocztowy, osoite, postiosoite, العنوان, عنوان, 住所`,
  street: `street, street address, address line 1, address 1, street and number, Straße, Strasse, Straße und Hausnummer, Straße Nr,
    Str, rue, voie, numéro et rue, calle, calle y número, via, via e numero, rua, rua e número, logradouro, straat, straat en huisnummer,
    straatnaam, ulica, ulica i numer, katu, katuosoite, lähiosoite, الشارع, شارع, 番地, 町名番地, 町域・番地`,
  postcode: `postcode, post code, postal code, zip, zip code, PLZ, Postleitzahl, code postal, CP, código postal, cap,
    codice postale, código-postal, CEP, postcode, kod pocztowy, kod, postinumero, الرمز البريدي, 郵便番号`,
  city: `city, town, place, location, city / town, Ort, Stadt, Wohnort, ville, localité, commune, ciudad, localidad, población, città, comune,
    località, cidade, localidade, stad, plaats, woonplaats, gemeente, miasto, miejscowość, kaupunki, postitoimipaikka, paikkakunta, المدينة, مدينة, 市区町村, 都市`,
  openHours: `opening hours, open hours, hours, Öffnungszeiten, horaires, horaires d’ouverture, horario, orari, orari di apertura, horário,
    openingstijden, godziny otwarcia, aukioloajat, ساعات العمل, 営業時間`,
  sms: "sms, text message, Textnachricht, tekstiviesti, رسالة نصية",
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** A name shared by several fields keeps its first meaning. */
const BY_NAME: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(NAMES).flatMap(([field, names]) =>
      names.split(",").map((name) => [plain(name), field] as const),
    ),
    ...CONTACT_NAMES.map((name) => [plain(name), name] as const),
  ].reverse(),
);

/** @returns the field that a column of that name holds; an unknown name is mapped as in contact imports */
export const fieldNamed = (name: string): string | undefined =>
  BY_NAME.get(plain(name)) ?? guessColumns([name])["0"];
