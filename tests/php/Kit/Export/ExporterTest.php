<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Export;

use Rueda\Form\FormMeta;
use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Export\ExportChoice;
use Rueda\Kit\Export\Exporter;
use Rueda\Kit\Export\ItemFields;
use Rueda\Kit\Export\ItemList;
use Rueda\Kit\Export\Keys;
use Rueda\Kit\Export\References;
use Rueda\Kit\Export\SiteImages;
use Rueda\Kit\Format\ItemFormat;
use Rueda\Tests\Kit\KitTestCase;
use WP_Post;
use ZipArchive;

final class ExporterTest extends KitTestCase {
	private const KEYS = [ 'page:kit-home', 'rueda_form:kit-write', 'wheel:kit-balance', 'wp_block:kit-band' ];

	private int $image;

	/** @var array<string, WP_Post> */
	private array $posts = [];

	protected function setUp(): void {
		parent::setUp();
		$this->image = $this->make_image();
		$wheel       = $this->make(
			'wheel',
			'kit-balance',
			'<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Money"} /--><!-- /wp:rueda/add-wheels -->'
		);
		$form        = $this->make(
			'rueda_form',
			'kit-write',
			'<!-- wp:rueda/form-field {"type":"email","name":"your-email"} /-->'
		);
		$band        = $this->make( 'wp_block', 'kit-band', "<!-- wp:rueda/section {\"mediaId\":$this->image} /-->" );
		$page        = $this->make(
			'page',
			'kit-home',
			"<!-- wp:rueda/wheel {\"wheelId\":$wheel->ID} /--><!-- wp:rueda/contact-form {\"formId\":$form->ID} /-->"
				. "<!-- wp:block {\"ref\":$band->ID} /-->"
		);
		set_post_thumbnail( $page->ID, $this->image );
		$this->posts = [ 'wheel' => $wheel, 'form' => $form, 'pattern' => $band, 'page' => $page ];
	}

	public function test_the_zip_has_exactly_what_was_chosen_and_the_manifest_agrees(): void {
		$choice = new ExportChoice( 'My kit: Ä', 'For you', self::KEYS, [ 'cta', 'share', 'accessibility' ] );
		$path   = $this->export( $choice );
		$hash   = (string) hash_file( 'sha256', (string) get_attached_file( $this->image ) );

		$manifest = ZipKit::open( $path )->manifest();

		self::assertSame(
			[
				'manifest.json',
				'forms/kit-write.json',
				'pages/kit-home.json',
				'patterns/kit-band.json',
				'settings/accessibility.json',
				'settings/cta.json',
				'settings/share.json',
				'wheels/kit-balance.json',
				"media/$hash.png",
			],
			self::names( $path )
		);
		self::assertSame(
			[ 'my-kit-a', 'My kit: Ä', 'For you', 'en_US' ],
			[ $manifest->name, $manifest->title, $manifest->description, $manifest->locale ]
		);
		self::assertSame( self::KEYS, array_keys( $manifest->items ) );
		self::assertSame(
			[ 'rueda_form:kit-write', 'wheel:kit-balance', 'wp_block:kit-band' ],
			$manifest->items['page:kit-home']->uses
		);
		self::assertSame( [ 'cta' => true, 'share' => true, 'accessibility' => true ], $manifest->settings );
		self::assertSame(
			[ 2, 3, 'image/png', 'A sun' ],
			[
				$manifest->media[ $hash ]['width'],
				$manifest->media[ $hash ]['height'],
				$manifest->media[ $hash ]['mime'],
				$manifest->media[ $hash ]['alt'],
			]
		);
		self::assertSame( $hash, $manifest->thumbnail );
	}

	public function test_each_part_alone_makes_a_kit_that_can_be_read(): void {
		$choices = [
			[ [ 'wheel:kit-balance' ], [], [ 'wheels/kit-balance.json' ] ],
			[ [ 'rueda_form:kit-write' ], [], [ 'forms/kit-write.json' ] ],
			[ [ 'page:kit-home' ], [], [ 'pages/kit-home.json' ] ],
			[ [ 'wp_block:kit-band' ], [], [ 'patterns/kit-band.json' ] ],
			[ [], [ 'cta' ], [ 'settings/cta.json' ] ],
			[ [], [ 'share' ], [ 'settings/share.json' ] ],
			[ [], [ 'accessibility' ], [ 'settings/accessibility.json' ] ],
		];
		foreach ( $choices as [ $items, $settings, $files ] ) {
			$path = $this->export( new ExportChoice( 'Part', '', $items, $settings, false ) );
			$kit  = ZipKit::open( $path );

			self::assertSame( [ 'manifest.json', ...$files ], self::names( $path ) );
			foreach ( $items as $key ) {
				self::assertArrayHasKey( 'content', $kit->item( $key ) );
			}
			foreach ( $settings as $part ) {
				self::assertNotSame( [], $kit->settings( $part ) );
			}
		}
	}

	public function test_the_same_content_makes_the_same_bytes_but_for_the_time(): void {
		$choice = new ExportChoice( 'Kit', '', self::KEYS, [ 'share' ] );
		$first  = $this->export( $choice );
		sleep( 1 );
		$second = $this->export( new ExportChoice( 'Kit', '', array_reverse( self::KEYS ), [ 'share' ] ) );
		$one    = new ZipArchive();
		$other  = new ZipArchive();
		self::assertTrue( $one->open( $first ) );
		self::assertTrue( $other->open( $second ) );

		self::assertSame( self::names( $first ), self::names( $second ) );
		foreach ( array_slice( self::names( $first ), 1 ) as $name ) {
			self::assertSame( $one->getFromName( $name ), $other->getFromName( $name ) );
			self::assertSame( $one->statName( $name ), $other->statName( $name ) );
		}
		$created = '/"created":"[^"]*"/';
		self::assertSame(
			preg_replace( $created, '', (string) $one->getFromName( 'manifest.json' ) ),
			preg_replace( $created, '', (string) $other->getFromName( 'manifest.json' ) )
		);
	}

	public function test_nobody_s_data_and_no_secret_is_among_the_bytes(): void {
		$secrets = [
			'boss@kit.test',
			'ann@visitor.test',
			'admin@kit.test',
			'sk-secret-key',
			'Ann has written',
			'owner@kit.test',
		];
		update_option( 'admin_email', 'admin@kit.test' );
		update_option( 'blogname', 'Secret name of the site' );
		update_option( 'wpcf7', [ 'recaptcha' => [ 'site' => 'sk-secret-key' ] ] );
		update_post_meta(
			$this->posts['form']->ID,
			'rueda_form_mail',
			[
				'recipient'          => 'boss@kit.test',
				'sender'             => 'X <owner@kit.test>',
				'additional_headers' => 'Bcc: boss@kit.test',
			]
		);
		update_post_meta( $this->posts['form']->ID, 'rueda_form_mail_2', [ 'recipient' => 'ann@visitor.test' ] );
		update_post_meta( $this->posts['page']->ID, '_secret', 'sk-secret-key' );
		$this->make( 'rueda_report', 'of-ann', 'Ann has written', [ 'post_title' => 'ann@visitor.test' ] );
		$path = $this->export( new ExportChoice( 'Kit', '', self::KEYS, [ 'cta', 'share', 'accessibility' ] ) );
		$zip  = new ZipArchive();
		self::assertTrue( $zip->open( $path ) );
		$bytes = '';
		foreach ( self::names( $path ) as $name ) {
			$bytes .= $zip->getFromName( $name );
		}

		$secrets = [
			...$secrets,
			'Secret name of the site',
			(string) wp_parse_url( home_url(), PHP_URL_HOST ),
			AUTH_KEY,
			wp_salt(),
			(string) wp_get_current_user()->user_pass,
		];
		foreach ( array_filter( $secrets ) as $secret ) {
			self::assertStringNotContainsString( $secret, $bytes );
		}
		self::assertSame( 0, preg_match( '/"[a-zA-Z]*[iI]d":[1-9]/', $bytes ) );
	}

	public function test_what_is_exported_is_of_the_format_as_it_is(): void {
		foreach ( $this->posts as $post ) {
			$fields = ItemFields::with_references( $post, new References( new Keys(), new SiteImages() ) );
			$folder = [
				'wheel'      => 'wheels',
				'rueda_form' => 'forms',
				'page'       => 'pages',
				'wp_block'   => 'patterns',
			][ $post->post_type ];

			self::assertEqualsCanonicalizing( $fields, ItemFormat::fields( "$folder/a.json", $fields ) );
		}
	}

	public function test_what_is_no_longer_there_cannot_be_exported_and_nothing_is_left(): void {
		$path = $this->temp_file();
		foreach ( [ [ 'wheel:never-made' ], [ 'post:hello-world' ], [ 'user:1' ] ] as $items ) {
			self::assertSame(
				'kit_bad_choice',
				self::reason_of( static fn () => Exporter::write( new ExportChoice( 'K', '', $items ), $path ) )
			);
			self::assertFileDoesNotExist( $path );
		}
		self::assertSame(
			'kit_bad_choice',
			self::reason_of( static fn () => Exporter::write( new ExportChoice( 'K', '', [], [ 'users' ] ), $path ) )
		);
	}

	public function test_a_kit_that_could_not_be_imported_is_not_made(): void {
		add_filter( 'rueda_kit_max_bytes', static fn (): int => 100 );
		$path = $this->temp_file();

		self::assertSame(
			'kit_too_large',
			self::reason_of( static fn () => Exporter::write( new ExportChoice( 'K', '', self::KEYS ), $path ) )
		);
		self::assertFileDoesNotExist( $path );
	}

	public function test_a_language_with_digits_comes_through(): void {
		add_filter( 'locale', static fn (): string => 'pt_PT_ao90' );
		update_post_meta( $this->posts['form']->ID, 'rueda_form_locale', 'pt_PT_ao90' );
		$kit = ZipKit::open( $this->export( new ExportChoice( 'K', '', [ 'rueda_form:kit-write' ] ) ) );

		self::assertSame( 'pt_PT_ao90', $kit->manifest()->locale );
		self::assertSame( 'pt_PT_ao90', $kit->item( 'rueda_form:kit-write' )['locale'] );
		self::assertSame( '', FormMeta::clean_locale( "pt_PT_ao90\n" ) );
	}

	public function test_a_long_title_is_cut_between_two_letters(): void {
		$title = 'a' . str_repeat( 'ñ', 150 );
		$kit   = ZipKit::open( $this->export( new ExportChoice( $title, $title, [ 'rueda_form:kit-write' ] ) ) );

		self::assertSame( 'a' . str_repeat( 'ñ', 99 ), $kit->manifest()->title );
		self::assertSame( $title, $kit->manifest()->description );
	}

	public function test_an_image_that_no_import_takes_is_left_out_and_told(): void {
		$bad = $this->make_image( 'bad.png', self::png() . '<?php echo 1;' );
		set_post_thumbnail( $this->posts['page']->ID, $bad );
		$name = wp_basename( (string) get_attached_file( $bad ) );

		$path     = $this->temp_file();
		$told     = Exporter::write( new ExportChoice( 'K', '', [ 'page:kit-home' ] ), $path );
		$manifest = ZipKit::open( $path )->manifest();

		self::assertSame( [ [ $name ], [] ], [ $told, $manifest->media ] );
		self::assertSame( '', $manifest->thumbnail );
		$list = ( new ItemList( new Keys() ) )->collect();
		self::assertContains(
			"The image $name stays here: it is missing, damaged, too large or not what its name says.",
			array_column( $list['items'], 'warnings', 'key' )['page:kit-home']
		);
	}

	public function test_the_list_has_what_is_ours_and_what_that_uses(): void {
		$plain = $this->make( 'page', 'kit-plain', 'Nothing of ours.' );
		$used  = $this->make( 'page', 'kit-used', '<img src="https://example.org/a.png"/> write to me@kit.test' );
		wp_update_post(
			[
				'ID'           => $this->posts['page']->ID,
				'post_content' => $this->posts['page']->post_content . '<a href="' . get_permalink( $used )
					. '">x</a><!-- wp:rueda/wheel {"wheelId":987654} /--> [rueda_wheel id="3"]',
			]
		);

		$list  = ( new ItemList( new Keys() ) )->collect();
		$items = array_column( $list['items'], null, 'key' );

		foreach ( self::KEYS as $key ) {
			self::assertArrayHasKey( $key, $items );
		}
		self::assertArrayNotHasKey( 'page:kit-plain', $items );
		self::assertSame( 'pages', $items['page:kit-used']['section'] );
		self::assertCount( 2, $items['page:kit-used']['warnings'] );
		self::assertCount( 2, $items['page:kit-home']['warnings'] );
		self::assertContains( 'page:kit-used', $items['page:kit-home']['uses'] );
		self::assertGreaterThan( 50, $items['wheel:kit-balance']['bytes'] );
		self::assertGreaterThanOrEqual( strlen( self::png() ), $list['media']['bytes'] );
		self::assertContains(
			'page:kit-plain',
			array_column( ( new ItemList( new Keys() ) )->collect( true )['items'], 'key' )
		);
		self::assertSame( 'page', $plain->post_type );
	}

	public function test_the_list_has_what_shows_something_of_ours_by_a_synced_pattern(): void {
		$band  = $this->posts['pattern']->ID;
		$plain = $this->make( 'wp_block', 'kit-words', 'Nothing of ours.' );
		$outer = $this->make( 'wp_block', 'kit-outer', "<!-- wp:block {\"ref\":$band} /-->" );
		$this->make(
			'page',
			'kit-by-outer',
			"<!-- wp:block {\"ref\":$plain->ID} /--><!-- wp:block "
				. "{\"metadata\":{\"name\":\"Band\"},\"ref\":$outer->ID} /-->"
		);
		$this->make(
			'page',
			'kit-by-words',
			"<!-- wp:block {\"ref\":$plain->ID} /--><!-- wp:block {\"ref\":{$band}0} /-->"
		);

		$items = array_column( ( new ItemList( new Keys() ) )->collect()['items'], null, 'key' );

		self::assertArrayHasKey( 'page:kit-by-outer', $items );
		self::assertArrayHasKey( 'wp_block:kit-outer', $items );
		self::assertArrayNotHasKey( 'page:kit-by-words', $items );
		self::assertCount( count( $items ), array_unique( array_keys( $items ) ) );
	}

	public function test_the_list_warns_of_addresses_and_lines_of_a_form(): void {
		$warnings = fn (): array => array_column(
			( new ItemList( new Keys() ) )->collect()['items'],
			'warnings',
			'key'
		)['rueda_form:kit-write'];
		$content  = $this->posts['form']->post_content
			. '<!-- wp:rueda/form-field {"type":"select","choices":[{"label":"Sales","value":"sales@kit.test"}]} /-->';
		wp_update_post( [ 'ID' => $this->posts['form']->ID, 'post_content' => $content ] );
		update_post_meta(
			$this->posts['form']->ID,
			'rueda_form_mail',
			[ 'additional_headers' => 'Reply-To: [your-email]' ]
		);
		self::assertSame( [], $warnings() );

		wp_update_post(
			[
				'ID'           => $this->posts['form']->ID,
				'post_content' => $content . '<!-- wp:paragraph --><p>me@kit.test</p><!-- /wp:paragraph -->',
			]
		);
		update_post_meta(
			$this->posts['form']->ID,
			'rueda_form_mail_2',
			[ 'additional_headers' => 'X-Api-Token: sk-1' ]
		);
		self::assertCount( 2, $warnings() );
	}

	public function test_the_list_tells_what_will_be_a_draft_elsewhere(): void {
		$date = '2099-01-01 00:00:00';
		wp_update_post(
			[
				'ID'            => $this->posts['form']->ID,
				'post_status'   => 'future',
				'post_date'     => $date,
				'post_date_gmt' => $date,
			]
		);

		$items    = ( new ItemList( new Keys() ) )->collect( true )['items'];
		$warnings = array_column( $items, 'warnings', 'key' )['rueda_form:kit-write'];
		self::assertSame( [ 'This is scheduled. On the other site this will be a draft.' ], $warnings );
	}

	private function export( ExportChoice $choice ): string {
		$path = $this->temp_file();
		Exporter::write( $choice, $path );
		return $path;
	}

	/** @return list<string> */
	private static function names( string $path ): array {
		$zip = new ZipArchive();
		self::assertTrue( $zip->open( $path, ZipArchive::CHECKCONS ) );
		return array_map(
			static fn ( int $place ): string => (string) $zip->getNameIndex( $place ),
			range( 0, $zip->numFiles - 1 )
		);
	}
}
