import type { Translated } from "../translated";
import type en from "./en";

export default {
  title: "Kysymyksiä",
  questions: {
    seat: {
      ask: "Mikä on paikka?",
      answer:
        "Tilaa yhdelle sivulle ja yhdelle käyntikortille, mukana kaikki mitä PROssa on. Viidellä paikalla sinulla on enintään viisi sivua ja viisi korttia, kaikki tililläsi.",
    },
    free: {
      ask: "Mikä on ilmaista?",
      answer:
        "Yksi sivu ja yksi käyntikortti niin kauan kuin haluat: linkit, väliotsikot ja tekstit, ilmaiset teemat ja tulostettavat QR-koodit. Emme kysy kortin numeroa.",
    },
    cycle: {
      ask: "Kuukausittain vai vuosittain?",
      answer:
        "PRO maksaa {{monthly}} paikalta, kun maksat joka kuukausi. Vuosittain hinta on {{year}} paikalta eli {{yearly}} kuukaudessa: {{percent}} % vähemmän. Kuukausimaksusta vuosimaksuun siirryt heti, ja kuukaudesta maksamasi otetaan huomioon. Vuosimaksusta kuukausimaksuun siirryt maksetun vuoden lopussa.",
    },
    payment: {
      ask: "Miten voin maksaa?",
      answer:
        "Luottokortilla tai PayPalilla maksukumppanimme Stripen sivulla. Korttisi numero ei koskaan tule meille: näemme kortin merkin ja neljä viimeistä numeroa.",
    },
    seats: {
      ask: "Voinko lisätä ja poistaa paikkoja?",
      answer:
        "Kyllä, milloin tahansa. Uudet paikat ovat heti käytössä, ja maksat vain jakson loppuosasta: jäljellä olevasta ajasta maksamasi hyvitetään, ja kaikki paikat veloitetaan siltä ajalta. Yhden maksun koodi ei koske myöhempiä muutoksia. Tarkka summa näytetään ennen kuin hyväksyt. Poistetut paikat pysyvät jakson loppuun. Jos sivuja tai kortteja on silloin enemmän kuin paikkoja, valitset mitkä jäävät: muut lepäävät, mitään ei poisteta, ja ne palaavat paikkojen mukana.",
    },
    cancel: {
      ask: "Mitä tapahtuu, kun perun tilauksen?",
      answer:
        "PRO pysyy maksetun jakson loppuun. Sen jälkeen sivusi eivät enää näy, ja kortit näyttävät ilmaisilta. Kun perut tilauksen, voit valita yhden sivun, joka jää ilmaiseksi sivuksesi, jos mikään siinä ei vaadi PROta. Mitään ei poisteta: voit viedä kaiken tiedostoon, jatkaa myöhemmin yhdellä sivulla ilman PROta tai jatkaa tilausta ja saada kaiken ennalleen. Painetut QR-koodit vastaavat edelleen.",
    },
    refund: {
      ask: "Saanko rahani takaisin?",
      answer:
        "14 päivän kuluessa ensimmäisestä maksusta voit peruuttaa oston yhdellä painikkeella tililläsi, ja kaikki maksamasi palautetaan. Jos ostat myöhemmin uudelleen ja peruutat 14 päivän kuluessa, käytettyjen päivien osuus jää meille. 14 päivän jälkeen mitään ei palauteta: voit perua tilauksen, ja PRO pysyy jakson loppuun.",
    },
    invoices: {
      ask: "Saanko laskut, joissa on arvonlisävero?",
      answer:
        "Jokaisesta maksusta on PDF-lasku tililläsi laskutuksen alla. Anna yrityksesi nimi, osoite ja ALV-numero maksaessasi tai myöhemmin: ne näkyvät seuraavissa laskuissa. Mahdollinen vero näytetään ennen maksamista.",
    },
    moving: {
      ask: "Miten siirryn tänne toisesta tuotteesta?",
      answer:
        "Valitse teema ja liitä linkkisi: tuntemiemme palvelujen nimi ja kuvake tulevat itsestään. Automaattista tuontia ei ole. Julkaise sivu ja vaihda sitten linkki profiileihisi. Toisella tuotteella painetut koodit vievät yhä sinne: paina uudet, ja ne voit ohjata toiselle sivulle milloin haluat.",
    },
    leaving: {
      ask: "Voinko ottaa kaiken mukaani?",
      answer:
        "Kyllä, kaikissa paketeissa. Vienti on yksi zip-tiedosto: jokainen sivu tiedostona, joka avautuu ilman verkkoa, sivut, kortit, koodit ja yhteystiedot JSON-muodossa sekä jokainen kuva sellaisena kuin se on tallennettu.",
    },
    wallet: {
      ask: "Mikä on kortti puhelimen lompakossa?",
      answer:
        "Käyntikorttisi lippujen ja tarkastuskorttien rinnalla Apple Walletissa tai Google Walletissa: koodi on valmiina skannattavaksi, myös ilman verkkoyhteyttä. Skannaaja voi tallentaa kortin omaan lompakkoonsa, ja muutoksesi näkyvät siinä itsestään. Tämä kuuluu PRO:hon; ilmainen kortti on sivu, jonka koodisi avaa.",
    },
  },
} satisfies Translated<typeof en>;
