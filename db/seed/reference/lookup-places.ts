import { bilingual, named } from "./lookup-seed";

export const cities = named(
  "Jakarta Utara", "Jakarta Pusat", "Jakarta Barat", "Jakarta Selatan", "Jakarta Timur", "Kepulauan Seribu",
  "Tangerang", "Tangerang Selatan", "Serang", "Cilegon", "Bekasi", "Depok", "Bogor", "Bandung", "Cirebon", "Indramayu",
  "Subang", "Karawang", "Sukabumi", "Tasikmalaya", "Semarang", "Tegal", "Pekalongan", "Jepara", "Rembang", "Cilacap",
  "Surakarta", "Purwokerto", "Kendal", "Yogyakarta", "Bantul", "Surabaya", "Gresik", "Sidoarjo", "Lamongan", "Tuban",
  "Malang", "Pasuruan", "Probolinggo", "Situbondo", "Banyuwangi", "Bangkalan", "Sumenep", "Denpasar", "Buleleng",
  "Mataram", "Bima", "Sumbawa", "Kupang", "Ende", "Maumere", "Labuan Bajo", "Banda Aceh", "Sabang", "Lhokseumawe",
  "Meulaboh", "Medan", "Deli Serdang", "Sibolga", "Tanjung Balai", "Pematangsiantar", "Padang", "Bukittinggi", "Pekanbaru",
  "Dumai", "Bengkalis", "Siak", "Batam", "Tanjung Pinang", "Karimun", "Jambi", "Muara Sabak", "Palembang", "Banyuasin",
  "Pangkal Pinang", "Belitung", "Bengkulu", "Bandar Lampung", "Lampung Selatan", "Pontianak", "Ketapang", "Singkawang",
  "Banjarmasin", "Banjarbaru", "Kotabaru", "Tanah Bumbu", "Palangka Raya", "Sampit", "Pangkalan Bun", "Samarinda",
  "Balikpapan", "Bontang", "Kutai Kartanegara", "Kutai Timur", "Berau", "Penajam Paser Utara", "Tarakan", "Nunukan",
  "Makassar", "Maros", "Gowa", "Bulukumba", "Bone", "Parepare", "Palopo", "Mamuju", "Majene", "Kendari", "Baubau",
  "Kolaka", "Morowali", "Palu", "Luwuk", "Gorontalo", "Manado", "Bitung", "Minahasa", "Kepulauan Sangihe", "Ternate",
  "Tidore", "Ambon", "Tual", "Masohi", "Sorong", "Manokwari", "Fakfak", "Jayapura", "Biak", "Timika", "Merauke",
);

const indonesianPorts = named(
  "Tanjung Priok", "Sunda Kelapa", "Marunda", "Merak", "Cigading", "Patimban", "Cirebon", "Balongan", "Tegal", "Tanjung Emas",
  "Tanjung Intan, Cilacap", "Tanjung Perak", "Gresik", "Paciran, Lamongan", "Tuban", "Tanjung Tembaga, Probolinggo",
  "Tanjung Wangi, Banyuwangi", "Kalianget", "Benoa", "Celukan Bawang", "Lembar", "Bima", "Tenau, Kupang", "Malahayati",
  "Krueng Geukueh, Lhokseumawe", "Belawan", "Kuala Tanjung", "Pangkalan Susu", "Teluk Bayur", "Dumai", "Batu Ampar, Batam",
  "Kabil, Batam", "Sekupang, Batam", "Tanjung Uban", "Tanjung Balai Karimun", "Talang Duku, Jambi", "Boom Baru, Palembang",
  "Plaju", "Pangkal Balam", "Tanjung Pandan", "Pulau Baai", "Panjang", "Dwikora, Pontianak", "Kijing", "Trisakti, Banjarmasin",
  "Taboneo Anchorage", "Kotabaru", "Sampit", "Semayang, Balikpapan", "Kariangau", "Samarinda", "Muara Berau Anchorage",
  "Muara Jawa Anchorage", "Bontang (Lhok Tuan)", "Sangatta", "Malundung, Tarakan", "Tanjung Redeb", "Soekarno-Hatta, Makassar",
  "Parepare", "Bungku, Morowali", "Bungkutoko, Kendari", "Baubau", "Pantoloan, Palu", "Luwuk", "Bitung", "Gorontalo",
  "Ahmad Yani, Ternate", "Yos Sudarso, Ambon", "Sorong", "Tangguh LNG Terminal", "Manokwari", "Jayapura", "Biak", "Merauke",
);

const regionalPorts = named(
  "Singapore", "Pasir Gudang", "Tanjung Pelepas", "Port Klang", "Penang", "Kerteh", "Labuan", "Bintulu", "Kota Kinabalu",
  "Muara, Brunei", "Map Ta Phut", "Laem Chabang", "Ho Chi Minh City", "Manila", "Batangas", "Dili", "Darwin", "Hong Kong",
);

export const ports = [...indonesianPorts, ...regionalPorts];

export const nationalities = bilingual([
  ["Indonesian", "Indonesia"],
  ["Malaysian", "Malaysia"],
  ["Singaporean", "Singapura"],
  ["Filipino", "Filipina"],
  ["Vietnamese", "Vietnam"],
  ["Thai", "Thailand"],
  ["Myanmar", "Myanmar"],
  ["Bruneian", "Brunei Darussalam"],
  ["Timorese", "Timor Leste"],
  ["Indian", "India"],
  ["Bangladeshi", "Bangladesh"],
  ["Sri Lankan", "Sri Lanka"],
  ["Pakistani", "Pakistan"],
  ["Chinese", "Tiongkok"],
  ["South Korean", "Korea Selatan"],
  ["Japanese", "Jepang"],
  ["Australian", "Australia"],
  ["New Zealander", "Selandia Baru"],
  ["British", "Britania Raya"],
  ["Dutch", "Belanda"],
  ["Norwegian", "Norwegia"],
  ["Croatian", "Kroasia"],
  ["Polish", "Polandia"],
  ["Romanian", "Rumania"],
  ["Ukrainian", "Ukraina"],
  ["Russian", "Rusia"],
  ["Greek", "Yunani"],
]);

/** What a ship is doing, as AIS and the departure and arrival reports name it. */
export const navigationStatuses = bilingual([
  ["Under way using engine", "Berlayar dengan mesin"],
  ["At anchor", "Lego jangkar"],
  ["Moored", "Sandar"],
  ["Arrived", "Tiba"],
  ["Departed", "Berangkat"],
  ["Loading", "Muat"],
  ["Discharging", "Bongkar"],
  ["Bunkering", "Isi bunker"],
  ["Drifting", "Hanyut"],
  ["Not under command", "Tidak terkendali"],
  ["Restricted manoeuvrability", "Olah gerak terbatas"],
  ["On station", "Siaga di lokasi"],
  ["Dry docking", "Dok"],
  ["Laid up", "Labuh tanpa operasi"],
]);
