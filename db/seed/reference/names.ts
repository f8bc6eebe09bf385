export const maleGivenNames = [
  "Agus", "Bambang", "Slamet", "Joko", "Sutrisno", "Wahyu", "Eko", "Dwi", "Tri", "Budi", "Hendra", "Rudi", "Yanto", "Suryono",
  "Teguh", "Arif", "Fajar", "Rizky", "Bayu", "Galih", "Dimas", "Ilham", "Imam", "Hasan", "Usman", "Asep", "Dadang", "Ujang",
  "Cecep", "Togar", "Parlindungan", "Binsar", "Sahat", "Mangara", "Poltak", "Andi", "Baharuddin", "Syamsuddin", "Ambo",
  "Lamaddukelleng", "Mappasanda", "Zulkifli", "Syafril", "Nofrizal", "Yulizar", "Ferry", "Denny", "Marthen", "Frangky", "Stevie",
  "Yohanis", "Elias", "Petrus", "Semuel", "Melkianus", "Ketut", "Made", "Wayan", "Gede", "Abdul", "Muhammad", "Ridwan",
];

export const femaleGivenNames = [
  "Sri", "Dewi", "Siti", "Ratna", "Wulan", "Puspita", "Endang", "Lestari", "Retno", "Indah", "Neng", "Euis", "Rina", "Maya",
  "Fitri", "Nurhayati", "Aisyah", "Rosmawati", "Tiur", "Rotua", "Marlina", "Besse", "Hasnah", "Yuliana", "Gusniarti", "Grace",
  "Meyke", "Yohana", "Martha", "Kadek", "Luh", "Desy",
];

export const familyNames = [
  "Santoso", "Widodo", "Prasetyo", "Nugroho", "Wibowo", "Setiawan", "Kurniawan", "Hartono", "Purnomo", "Susilo", "Raharjo",
  "Handoko", "Wicaksono", "Saputra", "Pratama", "Hidayat", "Firmansyah", "Permana", "Gunawan", "Suherman", "Siregar", "Simanjuntak",
  "Sinaga", "Hutapea", "Manurung", "Nababan", "Sitompul", "Panggabean", "Nasution", "Lubis", "Harahap", "Daulay", "Daeng Rani",
  "Daeng Tutu", "Mattulada", "Patunru", "Tenriawaru", "Lamusa", "Tanjung", "Chaniago", "Piliang", "Sikumbang", "Koto", "Guci",
  "Lengkong", "Mandagi", "Wowor", "Tumbelaka", "Rumagit", "Pangemanan", "Pattiwael", "Sahetapy", "Latuheru", "Tuhumury", "Leiwakabessy",
  "Wattimena", "Rumbiak", "Wanggai", "Kaize", "Suardana", "Wiguna", "Lamawuran", "Tarigan",
];

export const streets = [
  "Jalan Yos Sudarso", "Jalan Enggano", "Jalan Laksamana Malahayati", "Jalan R.E. Martadinata", "Jalan Cilincing Raya",
  "Jalan Plumpang Semper", "Jalan Perak Timur", "Jalan Tanjung Perak Barat", "Jalan Kalimas Baru", "Jalan Arjuna", "Jalan Diponegoro",
  "Jalan Ahmad Yani", "Jalan Gajah Mada", "Jalan Hasanuddin", "Jalan Sultan Alauddin", "Jalan Nusantara", "Jalan Pelabuhan",
  "Jalan Pelita", "Jalan Mulawarman", "Jalan Jenderal Sudirman", "Jalan Pangeran Antasari", "Jalan Lambung Mangkurat", "Jalan Kartini",
  "Jalan Sisingamangaraja", "Jalan Teuku Umar", "Jalan Pattimura", "Jalan Sam Ratulangi", "Jalan Wolter Monginsidi", "Jalan Melati",
  "Jalan Kenanga", "Jalan Cempaka", "Jalan Merpati", "Jalan Bahari Raya",
];

export const vesselNames = [
  "Nusantara Jaya", "Samudra Kencana", "Bahari Utama", "Segara Anakan", "Arung Lautan", "Laksamana Putih", "Tirta Sembada",
  "Cakra Bahari", "Garda Selat", "Teluk Cendana", "Tanjung Harapan Baru", "Selat Makmur", "Pulau Rangsang", "Karang Sejati",
  "Bintang Utara Jaya", "Fajar Samudra", "Surya Khatulistiwa", "Mitra Segara", "Rajawali Laut", "Camar Putih", "Elang Pesisir",
  "Lumba Biru", "Pari Mas", "Hiu Macan", "Mahakam Perkasa", "Barito Sentosa", "Kapuas Abadi", "Musi Lestari", "Wallacea",
  "Banda Naira Jaya", "Arafura Bakti", "Tambora", "Rinjani Samudra", "Kerinci Bahari", "Latimojong",
];

export const companyNames = [
  "PT Samudra Wahana Perkasa", "PT Bahtera Laut Sejati", "PT Layar Khatulistiwa", "PT Cakrawala Tanker Nusantara",
  "PT Segara Mitra Armada", "PT Tirta Kencana Marine", "PT Arung Selat Abadi", "PT Mahakam Towage Sentosa", "PT Barito Tunda Makmur",
  "PT Kapuas Bahari Lines", "PT Gugus Karang Offshore", "PT Elang Pesisir Energi", "PT Bintang Teluk Shipping", "PT Pinisi Armada Jaya",
  "PT Rinjani Tanker Indonesia", "PT Wahana Gas Samudra", "PT Delta Crewboat Services", "PT Nusa Barge Mandiri",
  "PT Camar Biru Pelayaran", "PT Lintas Arafura Shipping", "PT Jangkar Baja Offshore", "PT Surya Kimia Lautan",
];
