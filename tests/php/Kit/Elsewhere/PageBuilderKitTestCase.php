<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Kit\Elsewhere\PageBuilderKit;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\KitError;
use Rueda\Tests\TestCase;
use ZipArchive;

abstract class PageBuilderKitTestCase extends TestCase {
	protected const SITE  = 'https://studio.example/';
	protected const HILLS = RUEDA_DIR . 'assets/pictures/hills.webp';

	/** @var list<string> */
	protected array $paths = [];

	protected function setUp(): void {
		parent::setUp();
		// Reading a kit never sends a request, whatever the kit contains.
		add_filter( 'pre_http_request', static fn () => self::fail( 'A request was made.' ) );
	}

	protected function tearDown(): void {
		array_map( 'unlink', array_filter( $this->paths, 'is_file' ) );
		parent::tearDown();
	}


	/** @return array<string, mixed> */
	protected function manifest( string $version ): array {
		return [
			'name'        => 'quiet-studio',
			'title'       => 'Quiet studio',
			'description' => 'For a small practice',
			'version'     => $version,
			'created'     => '2024-05-01 10:00:00',
			'site'        => self::SITE,
			'plugins'     => [],
			'templates'   => [
				'7' => [ 'title' => 'Call', 'doc_type' => 'section' ],
				'9' => [ 'title' => 'Top', 'doc_type' => 'header' ],
			],
			'content'     => [
				'page' => [
					'12' => [ 'title' => 'Home', 'doc_type' => 'wp-page', 'url' => self::SITE ],
					'13' => [
						'title'       => 'About us',
						'doc_type'    => 'wp-page',
						'url'         => self::SITE . 'about/',
						'post_parent' => 12,
					],
				],
				'post' => [ '20' => [ 'title' => 'News', 'doc_type' => 'wp-post' ] ],
			],
		];
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	protected function widget( string $type, array $settings ): array {
		return [
			'id'         => 'a1b2c3d',
			'elType'     => 'widget',
			'widgetType' => $type,
			'settings'   => $settings,
			'elements'   => [],
		];
	}

	/** @return list<string> Titles of what is left out of the page "Home". */
	protected function left_of_home( Kit $kit ): array {
		$of_page = static fn ( array $left ): bool => 1 === preg_match( '/^(image|video|widget):/', $left['key'] );
		return array_column( array_filter( $kit->manifest()->unknown, $of_page ), 'title' );
	}

	/** @param list<mixed> $elements Of the page "Home". */
	protected function converted( array $elements ): string {
		return (string) $this->open( $this->manifest( '3.0' ), $elements )->item( 'page:home' )['content'];
	}

	/**
	 * @param array<string, mixed>  $manifest
	 * @param list<mixed>           $elements
	 * @param array<string, string> $more
	 */
	protected function open( array $manifest, array $elements = [], array $more = [] ): Kit {
		return PageBuilderKit::open( $this->zip( $more + $this->files( $manifest, $elements ) ) );
	}

	/**
	 * @param array<string, mixed> $manifest
	 * @param list<mixed>          $elements
	 * @return array<string, string>
	 */
	protected function files( array $manifest, array $elements ): array {
		$document = static fn ( array $content ): string => (string) wp_json_encode(
			[ 'content' => $content, 'settings' => [], 'metadata' => [] ]
		);
		return [
			'manifest.json'        => (string) wp_json_encode( $manifest ),
			'content/page/12.json' => $document( $elements ),
			'content/page/13.json' => $document( [] ),
			'content/post/20.json' => $document( [] ),
			'templates/7.json'     => $document( [] ),
			'templates/9.json'     => $document( [] ),
			'wp-content/post.xml'  => '<rss/>',
		];
	}

	/** @param array<string, string> $files */
	protected function zip( array $files ): string {
		$path          = (string) tempnam( get_temp_dir(), 'rueda-test-' );
		$this->paths[] = $path;
		$zip           = new ZipArchive();
		$zip->open( $path, ZipArchive::OVERWRITE );
		foreach ( $files as $name => $bytes ) {
			$zip->addFromString( $name, $bytes );
		}
		$zip->close();
		return $path;
	}

	/** @param array<string, mixed> $manifest */
	protected function is_one( array $manifest ): bool {
		return PageBuilderKit::is_one( $this->zip( [ 'manifest.json' => (string) wp_json_encode( $manifest ) ] ) );
	}

	/**
	 * @param array<string, string> $more
	 * @param list<mixed>           $elements
	 * @param list<string>          $without
	 */
	protected function reason( array $more, array $elements = [], array $without = [] ): string {
		$files = array_diff_key( $more + $this->files( $this->manifest( '3.0' ), $elements ), array_flip( $without ) );
		return $this->reason_of( $this->zip( $files ) );
	}

	protected function reason_of( string $path ): string {
		try {
			PageBuilderKit::open( $path );
		} catch ( KitError $error ) {
			return $error->reason;
		}
		return '';
	}
}
