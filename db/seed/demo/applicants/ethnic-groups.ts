/** Given and family names that go together, and the towns (with the region code of a NIK) such a family comes from. */
export type EthnicGroup = {
  name: string;
  male: string[];
  female: string[];
  family: string[];
  religions: string[];
  towns: [city: string, regionCode: string][];
};

const list = (text: string) => text.split(", ");

export const ethnicGroups: EthnicGroup[] = [
  {
    name: "Javanese",
    male: list(
      "Agus, Bambang, Slamet, Joko, Sutrisno, Wahyu, Eko, Dwi, Tri, Budi, Hendra, Teguh, Arif, Fajar, Rizky, Bayu, Galih, Dimas, Ilham, Imam",
    ),
    female: list("Sri, Dewi, Siti, Ratna, Wulan, Puspita, Endang, Lestari, Retno, Indah"),
    family: list(
      "Santoso, Widodo, Prasetyo, Nugroho, Wibowo, Setiawan, Kurniawan, Hartono, Purnomo, Susilo, Raharjo, Handoko, Wicaksono, Saputra, Pratama",
    ),
    religions: ["Islam", "Islam", "Islam", "Protestant", "Catholic"],
    towns: [
      ["Surabaya", "3578"],
      ["Semarang", "3374"],
      ["Tegal", "3376"],
      ["Jakarta Utara", "3172"],
      ["Cilacap", "3301"],
      ["Yogyakarta", "3471"],
    ],
  },
  {
    name: "Sundanese",
    male: list("Asep, Dadang, Ujang, Cecep, Rudi, Yanto, Ridwan"),
    female: list("Neng, Euis, Rina, Maya, Fitri"),
    family: list("Hidayat, Firmansyah, Permana, Gunawan, Suherman, Kurniawan, Setiawan"),
    religions: ["Islam"],
    towns: [
      ["Cirebon", "3274"],
      ["Bandung", "3273"],
      ["Sukabumi", "3272"],
      ["Indramayu", "3212"],
    ],
  },
  {
    name: "Batak",
    male: list("Togar, Parlindungan, Binsar, Sahat, Mangara, Poltak"),
    female: list("Tiur, Rotua, Marlina, Grace"),
    family: list("Siregar, Simanjuntak, Sinaga, Hutapea, Manurung, Nababan, Sitompul, Panggabean, Tarigan"),
    religions: ["Protestant", "Protestant", "Catholic"],
    towns: [
      ["Medan", "1271"],
      ["Sibolga", "1273"],
      ["Pematangsiantar", "1272"],
    ],
  },
  {
    name: "Bugis and Makassarese",
    male: list("Andi, Baharuddin, Syamsuddin, Ambo, Mappasanda, Hasan, Usman"),
    female: list("Besse, Hasnah, Nurhayati, Aisyah"),
    family: list("Daeng Rani, Daeng Tutu, Mattulada, Patunru, Tenriawaru, Lamusa"),
    religions: ["Islam"],
    towns: [
      ["Makassar", "7371"],
      ["Parepare", "7372"],
      ["Bone", "7308"],
      ["Bulukumba", "7302"],
    ],
  },
  {
    name: "Minangkabau",
    male: list("Zulkifli, Syafril, Nofrizal, Yulizar, Abdul, Muhammad"),
    female: list("Gusniarti, Rosmawati, Desy"),
    family: list("Tanjung, Chaniago, Piliang, Sikumbang, Koto, Guci"),
    religions: ["Islam"],
    towns: [
      ["Padang", "1371"],
      ["Bukittinggi", "1375"],
      ["Dumai", "1472"],
    ],
  },
  {
    name: "Minahasan",
    male: list("Ferry, Denny, Frangky, Stevie"),
    female: list("Meyke, Grace, Yuliana"),
    family: list("Lengkong, Mandagi, Wowor, Tumbelaka, Rumagit, Pangemanan"),
    religions: ["Protestant", "Protestant", "Catholic"],
    towns: [
      ["Manado", "7171"],
      ["Bitung", "7172"],
    ],
  },
  {
    name: "Moluccan and Papuan",
    male: list("Marthen, Yohanis, Elias, Petrus, Semuel"),
    female: list("Yohana, Martha"),
    family: list("Pattiwael, Sahetapy, Latuheru, Tuhumury, Leiwakabessy, Wattimena, Rumbiak, Wanggai"),
    religions: ["Protestant"],
    towns: [
      ["Ambon", "8171"],
      ["Sorong", "9271"],
      ["Biak", "9106"],
    ],
  },
  {
    name: "Balinese",
    male: ["Ketut", "Made", "Wayan", "Gede"],
    female: ["Kadek", "Luh"],
    family: ["Suardana", "Wiguna"],
    religions: ["Hindu"],
    towns: [
      ["Denpasar", "5171"],
      ["Buleleng", "5108"],
    ],
  },
];
