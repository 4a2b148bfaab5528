<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Library;

use Rueda\CallToAction\CallToActionSite;
use Rueda\Definitions;
use Rueda\Form\Texts;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\KitError;
use Rueda\Kit\Library\FolderKit;
use Rueda\Kit\Library\StarterKits;
use Rueda\Tests\TestCase;

final class StarterKitsTest extends TestCase {
	private const NAMES = [ 'small-site', 'valley', 'wheel-landing', 'contact' ];

	private const MARKER = '/\{"\$(kit|media)":"([^"]+)"\}|rueda-kit:(?:media:([0-9a-f]{64})|([a-z_]+:[a-z0-9-]+))/';

	public function test_lists_those_in_the_language_of_the_site_first(): void {
		self::assertSame( $this->ids( 'en', 'es' ), array_column( StarterKits::all(), 'id' ) );
		self::assertSame( 'small-site-en', StarterKits::first() );

		add_filter( 'locale', static fn (): string => 'es_MX' );
		self::assertSame( $this->ids( 'es', 'en' ), array_column( StarterKits::all(), 'id' ) );
		self::assertSame( 'small-site-es', StarterKits::first() );

		// There are no starter kits in the language of this site.
		add_filter( 'locale', static fn (): string => 'fr_FR' );
		self::assertSame( 'small-site-en', StarterKits::first() );
	}

	public function test_says_what_is_in_a_kit_and_shows_an_image_that_is_there(): void {
		$kits = array_column( StarterKits::all(), null, 'id' );
		self::assertEquals( [ 'wheel' => 1, 'rueda_form' => 1, 'page' => 3 ], $kits['small-site-es']['counts'] );
		self::assertSame( 'es_ES', $kits['small-site-es']['locale'] );
		foreach ( $kits as $kit ) {
			self::assertNotSame( '', $kit['title'] . $kit['description'] );
			self::assertStringStartsWith( RUEDA_URL . 'kits/media/', $kit['thumbnail'] );
			self::assertFileExists( RUEDA_DIR . substr( $kit['thumbnail'], strlen( RUEDA_URL ) ) );
		}
	}

	public function test_lists_the_others_when_one_is_damaged(): void {
		$file = RUEDA_DIR . 'kits/contact-en/manifest.json';
		rename( $file, $file . '.away' );
		try {
			$ids = array_column( StarterKits::all(), 'id' );
		} finally {
			rename( $file . '.away', $file );
		}
		self::assertSame( array_values( array_diff( $this->ids( 'en', 'es' ), [ 'contact-en' ] ) ), $ids );
	}

	public function test_knows_no_other_kits(): void {
		foreach ( [ '', 'contact', 'contact-fr', '../kits/contact-en', 'contact-en/', 'CONTACT-EN' ] as $id ) {
			self::assertNull( StarterKits::open( $id ), $id );
		}
	}

	/** @dataProvider every_kit */
	public function test_each_starter_kit_holds_what_its_manifest_says( string $id ): void {
		$kit      = $this->open( $id );
		$manifest = $kit->manifest();
		$files    = [ 'manifest.json' ];
		self::assertSame( $id, $manifest->name );
		foreach ( $manifest->items as $key => $item ) {
			$fields  = $kit->item( $key );
			$files[] = $item->file();
			self::assertSame(
				[ $item->title, $item->slug, 'publish' ],
				[ $fields['title'], $fields['slug'], $fields['status'] ]
			);
			self::assertSame( [], array_diff( $item->uses, array_keys( $manifest->items ) ) );
		}
		foreach ( array_keys( array_filter( $manifest->settings ) ) as $part ) {
			$files[] = "settings/$part.json";
			self::assertNotSame( [], $kit->settings( $part ) );
		}
		foreach ( $manifest->media as $sha256 => $image ) {
			$bytes = $kit->image( $sha256 );
			$size  = getimagesizefromstring( $bytes );
			self::assertSame( $image['bytes'], strlen( $bytes ) );
			self::assertSame(
				[ $image['width'], $image['height'], $image['mime'] ],
				[ $size[0], $size[1], $size['mime'] ]
			);
			self::assertNotSame( '', $image['alt'] );
		}
		self::assertArrayHasKey( $manifest->thumbnail, $manifest->media );
		self::assertEqualsCanonicalizing( $files, $this->files_of( $id ) );
	}

	public function test_their_images_are_few_and_small_because_the_archive_has_to_be(): void {
		$used = [];
		foreach ( $this->ids( 'en', 'es' ) as $id ) {
			$used += $this->open( $id )->manifest()->media;
		}
		$files = glob( RUEDA_DIR . 'kits/media/*' );
		self::assertEqualsCanonicalizing(
			array_keys( $used ),
			array_map( static fn ( string $file ): string => pathinfo( $file, PATHINFO_FILENAME ), $files )
		);
		self::assertLessThan( 90 * 1024, array_sum( array_map( 'filesize', $files ) ) );
	}

	/** @dataProvider every_kit */
	public function test_points_at_nothing_that_is_not_in_the_kit( string $id ): void {
		$kit      = $this->open( $id );
		$manifest = $kit->manifest();
		foreach ( $manifest->items as $key => $item ) {
			$content = $kit->item( $key )['content'];
			preg_match_all( self::MARKER, $content, $found, PREG_SET_ORDER );
			foreach ( $found as $marker ) {
				$is_media = 'media' === $marker[1] || '' !== ( $marker[3] ?? '' );
				$name     = implode( '', array_slice( $marker, 2 ) );
				self::assertArrayHasKey( $name, $is_media ? $manifest->media : $manifest->items, $key );
				if ( ! $is_media && $name !== $key ) {
					self::assertContains( $name, $item->uses );
				}
			}
			// A starter kit must not contain addresses of other sites, because nobody maintains those.
			self::assertDoesNotMatchRegularExpression( '~https?://|@[a-z]|src="/~', $content );
		}
	}

	/** @dataProvider every_kit */
	public function test_consists_of_blocks_as_wordpress_writes_them( string $id ): void {
		$kit      = $this->open( $id );
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( array_keys( $kit->manifest()->items ) as $key ) {
			$content = $kit->item( $key )['content'];
			self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ), $key );
			preg_match_all( '~<!-- wp:([a-z/-]+)~', $content, $names );
			foreach ( array_unique( $names[1] ) as $name ) {
				$name = str_contains( $name, '/' ) ? $name : "core/$name";
				self::assertTrue( $registry->is_registered( $name ), $name );
			}
			// The theme decides on spaces and text sizes. Percentages are allowed, for the overlays of our own images.
			self::assertDoesNotMatchRegularExpression(
				'/\d(px|rem)\b|"fontSize":"\w/',
				preg_replace( '/"\d+%"/', '""', $content )
			);
		}
	}

	/** @dataProvider every_kit */
	public function test_its_wheels_have_a_text_for_each_band_of_each_area( string $id ): void {
		$kit = $this->open( $id );
		foreach ( array_keys( $kit->manifest()->items ) as $key ) {
			preg_match_all( '~<!-- wp:rueda/area (.*?) /-->~', $kit->item( $key )['content'], $areas );
			foreach ( $areas[1] as $area ) {
				$attributes = json_decode( $area, true );
				foreach ( [ 'adviceLow', 'adviceMiddle', 'adviceHigh' ] as $band ) {
					self::assertNotSame( '', $attributes[ $band ] ?? '', "$key $area $band" );
				}
			}
			self::assertSame( str_starts_with( $key, 'wheel:' ), [] !== $areas[1], $key );
		}
	}

	/** @dataProvider every_kit */
	public function test_has_settings_that_rueda_takes_as_they_are( string $id ): void {
		$kit = $this->open( $id );
		if ( 1 !== preg_match( '/^(small-site|valley)-/', $id ) ) {
			self::assertSame( [], array_filter( $kit->manifest()->settings ) );
			return;
		}
		$cta = $kit->settings( 'cta' );
		self::assertSame( [], array_diff_key( $cta, CallToActionSite::complete( [] ) ) );
		self::assertStringStartsWith( 'rueda-kit:page:', $cta['buttonLink'] );
		$toolbar = $kit->settings( 'accessibility' );
		self::assertSame( 'everywhere', $toolbar['display'] );
		self::assertSame( [], array_diff_key( $toolbar, Definitions::TOOLBAR_DEFAULTS ) );
	}

	public function test_has_forms_without_a_recipient_or_an_address(): void {
		foreach ( [ 'contact-en', 'contact-es' ] as $id ) {
			$kit  = $this->open( $id );
			$keys = preg_grep( '/^rueda_form:/', array_keys( $kit->manifest()->items ) );
			$form = $kit->item( (string) reset( $keys ) );
			self::assertSame( [], array_diff_key( $form['messages'], Texts::defaults() ) );
			self::assertArrayNotHasKey( 'recipient', $form['mail'] + $form['mail2'] );
			self::assertTrue( $form['mail']['active'] );
			self::assertFalse( $form['mail2']['active'] );
		}
	}

	public function test_visitors_read_that_a_consent_is_missing_where_a_kit_asks_for_one(): void {
		$asking = [];
		foreach ( $this->every_kit() as [ $id ] ) {
			$kit = $this->open( $id );
			foreach ( preg_grep( '/^rueda_form:/', array_keys( $kit->manifest()->items ) ) as $key ) {
				$form = $kit->item( $key );
				if ( str_contains( $form['content'], '"type":"acceptance"' ) ) {
					$asking[] = "$id $key";
					self::assertSame( 'acceptance_as_validation: on', $form['additional_settings'], $id );
				}
			}
		}
		self::assertSame( [ 'valley-en rueda_form:write-to-us', 'valley-es rueda_form:escribanos' ], $asking );
	}

	public function test_reads_the_files_of_all_kits_from_one_as_the_archive_has_them(): void {
		$base = get_temp_dir() . 'rueda-kits-' . wp_generate_password( 8, false );
		mkdir( "$base/contact-en", 0700, true );
		$source = RUEDA_REPOSITORY . 'kits/contact-en';
		copy( "$source/manifest.json", "$base/contact-en/manifest.json" );
		$texts = [ 'contact-en/forms/contact.json' => file_get_contents( "$source/forms/contact.json" ) ];
		file_put_contents( "$base/files.json", (string) wp_json_encode( $texts ) );
		try {
			$kit  = new FolderKit( "$base/contact-en", "$base/media" );
			$form = ( new FolderKit( $source, "$base/media" ) )->item( 'rueda_form:contact' );
			self::assertSame( $form, $kit->item( 'rueda_form:contact' ) );
			self::assertSame( 'kit_damaged', $this->reason( fn () => $kit->item( 'page:contact' ) ) );
		} finally {
			unlink( "$base/files.json" );
			unlink( "$base/contact-en/manifest.json" );
			rmdir( "$base/contact-en" );
			rmdir( $base );
		}
	}

	public function test_refuses_a_file_that_somebody_has_changed(): void {
		$folder = get_temp_dir() . 'rueda-kit-' . wp_generate_password( 8, false );
		mkdir( "$folder/forms", 0700, true );
		$source = RUEDA_REPOSITORY . 'kits/contact-en';
		copy( "$source/manifest.json", "$folder/manifest.json" );
		$changed = str_replace( 'Your name', 'Your Name', (string) file_get_contents( "$source/forms/contact.json" ) );
		file_put_contents( "$folder/forms/contact.json", $changed );
		try {
			$kit = new FolderKit( $folder, RUEDA_DIR . 'kits/media' );
			self::assertSame( 'kit_damaged', $this->reason( fn () => $kit->item( 'rueda_form:contact' ) ) );
			self::assertSame( 'kit_damaged', $this->reason( fn () => $kit->item( 'page:contact' ) ) );
			self::assertSame( 'kit_damaged', $this->reason( fn () => $kit->item( 'page:other' ) ) );
			self::assertSame( 'kit_damaged', $this->reason( fn () => $kit->settings( 'cta' ) ) );
			self::assertSame( 'kit_damaged', $this->reason( fn () => $kit->image( str_repeat( '0', 64 ) ) ) );
			file_put_contents( "$folder/manifest.json", '{' );
			self::assertSame( 'kit_bad_json', $this->reason( fn () => new FolderKit( $folder, $folder ) ) );
			unlink( "$folder/manifest.json" );
			self::assertSame( 'kit_damaged', $this->reason( fn () => new FolderKit( $folder, $folder ) ) );
		} finally {
			unlink( "$folder/forms/contact.json" );
			rmdir( "$folder/forms" );
			rmdir( $folder );
		}
	}

	/** @return iterable<string, array{string}> */
	public function every_kit(): iterable {
		foreach ( $this->ids( 'en', 'es' ) as $id ) {
			yield $id => [ $id ];
		}
	}

	/** @return list<string> */
	private function ids( string ...$languages ): array {
		$ids = [];
		foreach ( $languages as $language ) {
			array_push( $ids, ...array_map( static fn ( $name ) => "$name-$language", self::NAMES ) );
		}
		return $ids;
	}

	private function open( string $id ): Kit {
		$kit = StarterKits::open( $id );
		self::assertNotNull( $kit );
		return $kit;
	}

	private function reason( callable $work ): string {
		try {
			$work();
		} catch ( KitError $error ) {
			return $error->reason;
		}
		return '';
	}

	/** @return list<string> */
	private function files_of( string $id ): array {
		$folder = RUEDA_REPOSITORY . "kits/$id/";
		$files  = [];
		foreach ( new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS )
		) as $file ) {
			$files[] = substr( (string) $file, strlen( $folder ) );
		}
		return $files;
	}
}
