<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Kit\Elsewhere\PageBuilderKit;
use Rueda\Kit\Elsewhere\RemoteImage;
use Rueda\Kit\Import\Cleaner;
use Rueda\Kit\Import\Images;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\KitError;

/** @group newest */
final class PageBuilderElementsTest extends PageBuilderKitTestCase {
	public function test_takes_headings_texts_and_buttons(): void {
		$content = $this->converted(
			[
				$this->widget( 'heading', [ 'title' => 'Ana & <b>Co</b><script>x()</script>', 'header_size' => 'h1' ] ),
				$this->widget(
					'text-editor',
					[ 'editor' => '<p>One <em>thing</em>.</p><ul><li>Años</li></ul><h3>More</h3>Loose' ]
				),
				$this->widget( 'button', [ 'text' => 'Read', 'link' => [ 'url' => self::SITE . 'about/' ] ] ),
				$this->widget( 'button', [ 'text' => 'Bad', 'link' => [ 'url' => 'javascript:alert(1)' ] ] ),
				$this->widget( 'icon-list', [ 'icon_list' => [ [ 'text' => 'First' ], [ 'text' => 'Second' ] ] ] ),
				$this->widget( 'divider', [] ),
			]
		);
		self::assertStringContainsString( '<h1 class="wp-block-heading">Ana &amp; <b>Co</b>x()</h1>', $content );
		self::assertStringContainsString( '<p>One <em>thing</em>.</p>', $content );
		self::assertStringContainsString( '<li>Años</li>', $content );
		self::assertStringContainsString(
			'<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">More</h3>',
			$content
		);
		self::assertStringContainsString( '<p>Loose</p>', $content );
		self::assertStringContainsString( 'href="rueda-kit:page:about-us"', $content );
		self::assertStringNotContainsString( 'javascript', $content );
		self::assertStringContainsString( '<li>Second</li>', $content );
		self::assertStringContainsString( 'wp:separator', $content );
		self::assertSame( $content, serialize_blocks( parse_blocks( $content ) ) );
	}

	public function test_takes_images_that_are_in_the_file_and_names_the_others(): void {
		$bytes  = (string) file_get_contents( self::HILLS );
		$hash   = hash( 'sha256', $bytes );
		$image  = fn ( string $url ): array => $this->widget(
			'image',
			[ 'image' => [ 'url' => $url, 'alt' => 'Hills' ] ]
		);
		$kit    = $this->open(
			$this->manifest( '3.0' ),
			[ $image( self::SITE . 'wp-content/uploads/hills.webp' ), $image( 'https://cdn.example/far.jpg' ) ],
			[ 'images/hills.webp' => $bytes ]
		);
		$media  = $kit->manifest()->media;
		$left   = implode( "\n", array_column( $kit->manifest()->unknown, 'title' ) );
		$result = $kit->item( 'page:home' )['content'];
		self::assertSame( [ $hash ], array_keys( $media ) );
		self::assertSame(
			[ 'image/webp', 'Hills', strlen( $bytes ) ],
			[ $media[ $hash ]['mime'], $media[ $hash ]['alt'], $media[ $hash ]['bytes'] ]
		);
		self::assertSame( $bytes, $kit->image( $hash ) );
		self::assertStringContainsString( "src=\"rueda-kit:media:$hash\" alt=\"Hills\"", $result );
		self::assertStringContainsString( 'https://cdn.example/far.jpg', $left );
		self::assertStringNotContainsString( 'cdn.example', do_blocks( $result ) );
	}

	public function test_makes_carousels_columns_and_sections_of_ours(): void {
		$bytes    = (string) file_get_contents( self::HILLS );
		$text     = fn ( string $words ): array => $this->widget( 'heading', [ 'title' => $words ] );
		$column   = static fn ( array $inside ): array => [
			'elType'   => 'column',
			'settings' => [],
			'elements' => $inside,
		];
		$settings = [
			'carousel_name'         => 'Our house',
			'slides_to_show'        => '2',
			'slides_to_show_mobile' => '1',
			'image_spacing_custom'  => [ 'unit' => 'px', 'size' => 10, 'sizes' => [] ],
			'arrows_color'          => '#ff0000',
			'carousel'              => [
				[ 'id' => 1, 'url' => 'x/hills.webp' ],
				[ 'id' => 2, 'url' => 'x/hills.webp' ],
			],
		];
		$content  = $this->open(
			$this->manifest( '3.0' ),
			[
				[
					'elType'   => 'section',
					'settings' => [
						'stretch_section'  => 'section-stretched',
						'background_image' => [ 'url' => 'x/hills.webp' ],
					],
					'elements' => [ $column( [ $text( 'Left' ) ] ), $column( [ $text( 'Right' ) ] ) ],
				],
				[
					'elType'   => 'container',
					'settings' => [],
					'elements' => [ $this->widget( 'image-carousel', $settings ) ],
				],
				$this->widget( 'testimonial-carousel', [ 'slides' => [ [ 'content' => 'Good.', 'name' => 'Eva' ] ] ] ),
			],
			[ 'hills.webp' => $bytes ]
		)->item( 'page:home' )['content'];
		$blocks   = parse_blocks( $content );
		self::assertSame(
			[ 'rueda/section', 'rueda/carousel', 'rueda/carousel' ],
			array_column( $blocks, 'blockName' )
		);
		self::assertSame( 'yes', $blocks[0]['attrs']['stretch_element'] );
		self::assertSame( [ '$media' => hash( 'sha256', $bytes ) ], $blocks[0]['attrs']['mediaId'] );
		self::assertCount( 2, $blocks[0]['innerBlocks'][0]['innerBlocks'] );
		self::assertCount( 2, $blocks[1]['innerBlocks'] );
		self::assertSame( 'rueda/slide', $blocks[1]['innerBlocks'][0]['blockName'] );
		$kept = $blocks[1]['attrs']['settings'];
		self::assertSame(
			[ 'carousel_name', 'arrows_color' ],
			array_values( array_diff( [ 'carousel_name', 'arrows_color', 'label' ], array_keys( $kept ) ) )
		);
		self::assertSame( 'Our house', $kept['label'] );
		self::assertStringContainsString( '<cite>Eva</cite>', $content );
	}

	public function test_keeps_carousels_and_sections_with_placeholders_for_images_that_are_not_here(): void {
		$slides   = [ [ 'url' => self::SITE . 'one.jpg', 'alt' => 'The garden' ], [ 'url' => self::SITE . 'two.jpg' ] ];
		$section  = [
			'elType'   => 'section',
			'settings' => [ 'background_image' => [ 'url' => self::SITE . 'wide.jpg' ] ],
			'elements' => [ $this->widget( 'heading', [ 'title' => 'Over it' ] ) ],
		];
		$kit      = $this->open(
			$this->manifest( '3.0' ),
			[ $this->widget( 'image-carousel', [ 'carousel' => $slides, 'slides_to_show' => '2' ] ), $section ]
		);
		$content  = $kit->item( 'page:home' )['content'];
		$carousel = parse_blocks( $content )[0];
		$names    = array_column( parse_blocks( $content ), 'blockName' );
		self::assertSame( [ 'rueda/carousel', 'rueda/section' ], $names );
		self::assertSame( [ 'slides_to_show' => '2' ], $carousel['attrs']['settings'] );
		self::assertStringContainsString(
			'<figure class="wp-block-image size-large"><img alt="The garden"/></figure>',
			$content
		);
		self::assertSame( 'two.jpg', $carousel['innerBlocks'][1]['innerBlocks'][0]['attrs']['metadata']['name'] );
		self::assertStringNotContainsString( 'studio.example', do_blocks( $content ) );
		self::assertCount( 3, $this->left_of_home( $kit ) );
	}

	public function test_an_image_that_somebody_fetched_is_as_one_in_the_file(): void {
		$folder = get_temp_dir() . 'rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		add_filter( 'rueda_kit_folder', static fn (): string => $folder );
		remove_all_filters( 'pre_http_request' );
		$bytes = (string) file_get_contents( self::HILLS );
		$code  = [ 'code' => 200, 'message' => '' ];
		add_filter(
			'pre_http_request',
			static fn () => [ 'headers' => [], 'body' => $bytes, 'response' => $code, 'cookies' => [] ]
		);
		$url   = 'https://93.184.216.34/hills.jpg';
		$image = [ $this->widget( 'image', [ 'image' => [ 'url' => $url ] ] ) ];
		$id    = KitFiles::keep( $this->zip( $this->files( $this->manifest( '3.0' ), $image ) ) );
		$kit   = KitFiles::open( $id );
		self::assertInstanceOf( PageBuilderKit::class, $kit );
		self::assertSame( [ $url ], $kit->missing_images() );
		KitFiles::fetch_image( $id, $url, new RemoteImage() );
		$kit = KitFiles::open( $id );
		self::assertInstanceOf( PageBuilderKit::class, $kit );
		self::assertSame( [], $kit->missing_images() );
		self::assertSame( [ 'hills.webp' ], array_column( $kit->manifest()->media, 'name' ) );
		self::assertSame( $bytes, $kit->image( hash( 'sha256', $bytes ) ) );
		try {
			KitFiles::fetch_image( $id, 'https://93.184.216.34/other.jpg', new RemoteImage() );
			self::fail( 'An address was taken that the kit does not lack.' );
		} catch ( KitError $error ) {
			self::assertSame( 'kit_bad_choice', $error->reason );
		}
		KitFiles::clear();
	}

	public function test_uses_an_image_of_the_library_for_its_address_on_this_site(): void {
		$upload = wp_upload_bits( 'hills.webp', null, (string) file_get_contents( self::HILLS ) );
		$id     = wp_insert_attachment( [ 'post_mime_type' => 'image/webp' ], $upload['file'] );
		$hash   = hash_file( 'sha256', $upload['file'] );
		$small  = str_replace( '.webp', '-300x200.webp', $upload['url'] );
		$kit    = $this->open(
			$this->manifest( '3.0' ),
			[ $this->widget( 'image', [ 'image' => [ 'url' => $small ] ] ) ]
		);
		self::assertStringContainsString( "rueda-kit:media:$hash", $kit->item( 'page:home' )['content'] );
		self::assertSame( [ $hash => $id ], Images::known( $kit->manifest()->media ) );
		self::assertSame( [], $this->left_of_home( $kit ) );
		wp_delete_attachment( $id, true );
	}

	public function test_embeds_videos_and_names_a_file_that_stays_elsewhere(): void {
		$film   = 'https://cdn.example/film.mp4';
		$kit    = $this->open(
			$this->manifest( '3.0' ),
			[
				$this->widget( 'video', [ 'youtube_url' => 'https://www.youtube.com/watch?v=a1&t=5' ] ),
				$this->widget(
					'video',
					[ 'video_type' => 'vimeo', 'vimeo_url' => 'https://vimeo.com/7', 'youtube_url' => 'no' ]
				),
				$this->widget( 'video', [ 'video_type' => 'hosted', 'hosted_url' => [ 'url' => $film ] ] ),
				$this->widget( 'video', [ 'youtube_url' => 'javascript:alert(1)' ] ),
			]
		);
		$blocks = parse_blocks( $kit->item( 'page:home' )['content'] );
		self::assertSame( [ 'core/embed', 'core/embed', 'core/video' ], array_column( $blocks, 'blockName' ) );
		self::assertSame( 'https://www.youtube.com/watch?v=a1&t=5', $blocks[0]['attrs']['url'] );
		self::assertStringContainsString( "\nhttps://www.youtube.com/watch?v=a1&amp;t=5\n", $blocks[0]['innerHTML'] );
		self::assertSame( 'vimeo', $blocks[1]['attrs']['providerNameSlug'] );
		self::assertStringContainsString( "src=\"$film\"", $blocks[2]['innerHTML'] );
		self::assertSame( [ $film ], $this->left_of_home( $kit ) );
	}

	public function test_makes_details_of_accordions_and_toggles(): void {
		$rows    = [ [ 'tab_title' => 'When & how', 'tab_content' => '<p>On <b>Mondays</b>.</p>' ] ];
		$part    = [
			'elType'   => 'container',
			'settings' => [],
			'elements' => [ $this->widget( 'heading', [ 'title' => 'Inside' ] ) ],
		];
		$nested  = [ 'elements' => [ $part ] ]
			+ $this->widget( 'nested-accordion', [ 'items' => [ [ 'item_title' => 'Open me' ] ] ] );
		$content = $this->converted(
			[
				$this->widget( 'accordion', [ 'tabs' => $rows ] ),
				$this->widget( 'toggle', [ 'tabs' => $rows ] ),
				$nested,
			]
		);
		$details = '<details class="wp-block-details"><summary>When &amp; how</summary><!-- wp:paragraph -->'
			. '<p>On <b>Mondays</b>.</p><!-- /wp:paragraph --></details>';
		self::assertSame( 2, substr_count( $content, $details ) );
		self::assertStringContainsString( '<summary>Open me</summary><!-- wp:heading -->', $content );
	}

	public function test_takes_html_and_names_the_code_in_it_which_needs_trust(): void {
		$code    = '<div class="map">Here</div><script>track()</script><!-- wp:file {"href":"x"} /-->';
		$content = $this->converted( [ $this->widget( 'html', [ 'html' => $code ] ) ] );
		$blocks  = parse_blocks( $content );
		self::assertSame( [ 'core/html' ], array_column( $blocks, 'blockName' ) );
		self::assertSame( [], $blocks[0]['innerBlocks'] );
		self::assertStringContainsString( '<script>track()</script>', $content );
		$cautious = new Cleaner( false );
		self::assertSame( '', $cautious->content( $content ) );
		self::assertSame( [ '<script>' ], $cautious->left_out()['code'] );
		self::assertStringContainsString( '<script>', ( new Cleaner( true ) )->content( $content ) );
	}
}
