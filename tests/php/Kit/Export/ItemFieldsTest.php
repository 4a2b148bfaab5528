<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Export;

use Rueda\Kit\Export\ItemFields;
use Rueda\Kit\Export\Keys;
use Rueda\Kit\Export\References;
use Rueda\Kit\Export\SettingsParts;
use Rueda\Kit\Export\SiteAddresses;
use Rueda\Kit\Export\SiteImages;
use Rueda\Kit\Format\Canonical;
use Rueda\Tests\Kit\KitTestCase;
use WP_Post;

final class ItemFieldsTest extends KitTestCase {
	public function test_numbers_in_our_blocks_become_markers(): void {
		$wheel = $this->make( 'wheel', 'balance' );
		$form  = $this->make( 'rueda_form', 'write' );
		$image = $this->make_image();
		$cases = [
			'rueda/wheel'        => [
				[ 'wheelId' => $wheel->ID ],
				[ 'wheelId' => [ '$kit' => 'wheel:balance' ] ],
			],
			'rueda/saved-chart'  => [
				[ 'wheelId' => $wheel->ID ],
				[ 'wheelId' => [ '$kit' => 'wheel:balance' ] ],
			],
			'rueda/contact-form' => [
				[ 'formId' => $form->ID ],
				[ 'formId' => [ '$kit' => 'rueda_form:write' ] ],
			],
			'rueda/section'      => [ [ 'mediaId' => $image ], [ 'mediaId' => $this->marker( $image ) ] ],
		];
		$this->assert_markers( $cases );
	}

	public function test_numbers_in_wordpress_s_own_blocks_become_markers(): void {
		$pattern = $this->make( 'wp_block', 'band' );
		$other   = $this->make( 'page', 'about' );
		$image   = $this->make_image();
		$media   = $this->marker( $image );
		$cases   = [
			'core/block'              => [ [ 'ref' => $pattern->ID ], [ 'ref' => [ '$kit' => 'wp_block:band' ] ] ],
			'core/block '             => [
				[ 'content' => [ 'Photo' => [ 'id' => $image, 'alt' => 'x' ] ] ],
				[ 'content' => [ 'Photo' => [ 'id' => $media, 'alt' => 'x' ] ] ],
			],
			'core/navigation-link '   => [ [ 'kind' => 'taxonomy', 'id' => $other->ID ], [ 'kind' => 'taxonomy' ] ],
			'core/terms-query'        => [
				[ 'termQuery' => [ 'include' => [ 3 ], 'perPage' => 2 ] ],
				[ 'termQuery' => [ 'perPage' => 2 ] ],
			],
			'core/image'              => [
				[ 'id' => $image, 'sizeSlug' => 'large' ],
				[ 'id' => $media, 'sizeSlug' => 'large' ],
			],
			'core/cover'              => [ [ 'id' => $image ], [ 'id' => $media ] ],
			'core/media-text'         => [ [ 'mediaId' => $image ], [ 'mediaId' => $media ] ],
			'core/gallery'            => [ [ 'ids' => [ $image, 999999 ] ], [ 'ids' => [ $media ] ] ],
			'core/navigation-link'    => [ [ 'id' => $other->ID ], [ 'id' => [ '$kit' => 'page:about' ] ] ],
			'core/navigation-submenu' => [ [ 'id' => $other->ID ], [ 'id' => [ '$kit' => 'page:about' ] ] ],
			'core/page-list'          => [
				[ 'parentPageID' => $other->ID ],
				[ 'parentPageID' => [ '$kit' => 'page:about' ] ],
			],
			'core/navigation'         => [ [ 'ref' => 5 ], [] ],
			'core/file'               => [ [ 'id' => $image ], [] ],
			'core/video'              => [ [ 'id' => 7 ], [] ],
			'core/audio'              => [ [ 'id' => 7 ], [] ],
			'core/avatar'             => [ [ 'userId' => 1 ], [] ],
			'core/query'              => [
				[ 'query' => [ 'author' => '1', 'perPage' => 3, 'taxQuery' => [ 'category' => [ 4 ] ] ] ],
				[ 'query' => [ 'perPage' => 3 ] ],
			],
			'core/group'              => [
				[
					'metadata' => [ 'name' => 'Band', 'patternName' => "core/block/$pattern->ID" ],
					'style'    => [ 'background' => [ 'backgroundImage' => [ 'id' => $image, 'source' => 'file' ] ] ],
				],
				[
					'metadata' => [ 'name' => 'Band' ],
					'style'    => [ 'background' => [ 'backgroundImage' => [ 'id' => $media, 'source' => 'file' ] ] ],
				],
			],
		];
		$this->assert_markers( $cases );
	}

	/** @return array{'$media': string} */
	private function marker( int $image ): array {
		return [ '$media' => (string) hash_file( 'sha256', (string) get_attached_file( $image ) ) ];
	}

	/**
	 * What stands in each block, and what becomes of it.
	 *
	 * @param array<string, array{array<string, mixed>, array<string, mixed>}> $cases
	 */
	private function assert_markers( array $cases ): void {
		foreach ( $cases as $name => [ $given, $expected ] ) {
			$block = parse_blocks(
				$this->content_of( get_comment_delimited_block_content( trim( $name ), $given, '<p>x</p>' ) )
			)[0];
			self::assertEquals( $expected, $block['attrs'], $name );
		}
	}

	public function test_links_that_write_to_somebody_stay_here(): void {
		update_option(
			'rueda_settings_cta',
			[ 'buttonLink' => 'mailto:owner@kit.test', 'sbuttonLink' => 'https://else.test/' ]
		);
		$cta = SettingsParts::values_of( 'cta', new References( new Keys(), new SiteImages() ) );
		self::assertSame( [ '', 'https://else.test/' ], [ $cta['buttonLink'], $cta['sbuttonLink'] ] );
	}

	public function test_addresses_of_this_site_become_those_of_the_kit(): void {
		$page  = $this->make( 'page', 'about' );
		$image = $this->make_image();
		$hash  = (string) hash_file( 'sha256', (string) get_attached_file( $image ) );
		$link  = (string) get_permalink( $page );
		$src   = (string) wp_get_attachment_url( $image );
		$small = str_replace( '.png', '-300x200.png', $src );
		$path  = (string) wp_make_link_relative( $link );
		$html  = sprintf(
			'<p><a href="%s#top">a</a><a href="%s">b</a><a href="https://example.org/x">c</a>'
				. '<a href="mailto:a@b.org">d</a>'
				. '<img class="wp-image-%d" src="%s" srcset="%s 300w, %s 600w"/><a href="%s">e</a></p>',
			$link,
			$path,
			$image,
			$small,
			$small,
			$src,
			home_url( '/nothing-is-here-at-all/' )
		);

		$content = $this->content_of( "<!-- wp:paragraph -->\n$html\n<!-- /wp:paragraph -->" );

		$media = 'rueda-kit:media:' . $hash;
		self::assertSame(
			"<!-- wp:paragraph -->\n<p><a href=\"rueda-kit:page:about#top\">a</a><a href=\"rueda-kit:page:about\">b</a>"
				. '<a href="https://example.org/x">c</a><a href="mailto:a@b.org">d</a>'
				. "<img class=\"wp-image-$hash\" src=\"$media\" srcset=\"$media 300w, $media 600w\"/><a href=\"\">e</a>"
				. "</p>\n"
				. '<!-- /wp:paragraph -->',
			$content
		);
	}

	public function test_an_image_is_found_where_a_post_that_is_gone_left_the_name_of_its_file(): void {
		add_metadata( 'post', 987654, '_wp_attached_file', ltrim( wp_upload_dir()['subdir'] . '/stale.png', '/' ) );
		$image = $this->make_image( 'stale.png' );
		$src   = (string) wp_get_attachment_url( $image );
		self::assertSame( 987654, attachment_url_to_postid( $src ) );

		$references = new References( new Keys(), new SiteImages() );
		$page       = $this->make(
			'page',
			'home',
			"<!-- wp:html --><img src=\"$src\"/><a href=\"$src\">a</a><!-- /wp:html -->"
		);
		$content    = ItemFields::with_references( $page, $references )['content'];

		$media = 'rueda-kit:media:' . self::hash_of( $image );
		self::assertSame( "<!-- wp:html --><img src=\"$media\"/><a href=\"$media\">a</a><!-- /wp:html -->", $content );
		self::assertSame( [ [], [] ], [ $references->unresolved(), $references->lost_images() ] );
	}

	public function test_the_number_beside_an_address_says_which_image_it_is(): void {
		$edited = $this->make_image( 'edited.png' );
		$first  = $this->make_image( 'same.png', self::png( 4 ) );
		$second = $this->make_image( 'other.png', self::png( 5 ) );
		$src    = (string) wp_get_attachment_url( $first );
		$old    = str_replace( 'edited', 'before-it-was-edited', (string) wp_get_attachment_url( $edited ) );
		// A plugin for several languages gives each language an attachment of the same file.
		update_post_meta( $second, '_wp_attached_file', get_post_meta( $first, '_wp_attached_file', true ) );
		update_post_meta( $second, '_wp_attachment_image_alt', 'Another language' );

		$numbers = [
			"<!-- wp:image {\"id\":$edited} --><img src=\"$old\"/><!-- /wp:image -->"                   => $edited,
			"<!-- wp:html --><img class=\"wp-image-$edited\" src=\"$old\"/><!-- /wp:html -->"           => $edited,
			"<!-- wp:cover {\"url\":\"$old\",\"id\":$edited} /-->"                                      => $edited,
			"<!-- wp:html --><img src=\"$src\" class=\"wp-image-$edited\"/><!-- /wp:html -->"           => $first,
			"<!-- wp:html --><img src=\"$src\" class=\"wp-image-987654\"/><!-- /wp:html -->"            => $first,
			"<!-- wp:media-text {\"mediaId\":987654} --><img src=\"$src\"/><!-- /wp:media-text -->"     => $first,
		];
		foreach ( $numbers as $content => $image ) {
			self::assertStringContainsString(
				'rueda-kit:media:' . self::hash_of( $image ),
				$this->content_of( $content ),
				$content
			);
		}
		$addresses = new SiteAddresses();
		self::assertSame( $second, $addresses->post( $src, [ 987654, $second ] )->ID ?? 0 );
		self::assertSame( $first, $addresses->post( $src, [ 987654 ] )->ID ?? 0 );
		self::assertNull( $addresses->post( str_replace( 'same.png', 'paper.pdf', $src ), [ $first ] ) );
	}

	public function test_an_image_that_is_gone_is_told_as_an_image_and_not_as_a_link(): void {
		$src        = wp_upload_dir()['url'] . '/never-there-300x200.png';
		$references = new References( new Keys(), new SiteImages() );
		$content    = "<!-- wp:image {\"id\":987654} --><img src=\"$src\" class=\"wp-image-987654\"/><!-- /wp:image -->"
			. '<a href="' . home_url( '/nothing-is-here-at-all/' ) . '">a</a>';

		ItemFields::with_references( $this->make( 'page', 'home', $content ), $references );

		self::assertSame( [ 'never-there-300x200.png' ], $references->lost_images() );
		self::assertSame( [ home_url( '/nothing-is-here-at-all/' ) ], $references->unresolved() );
	}

	public function test_what_an_address_says_besides_its_page_stays(): void {
		$link  = (string) get_permalink( $this->make( 'page', 'about' ) );
		$home  = home_url( '/' );
		$other = str_replace( '//', '//other.', $home );

		$content = $this->content_of(
			sprintf(
				'<a href="%s">a</a><a href="%s">b</a><a href="%s">c</a>',
				add_query_arg( 'plan', 'b', $link ) . '#x',
				$home,
				$other
			)
		);

		self::assertSame(
			'<a href="rueda-kit:page:about?plan=b#x">a</a><a href="/">b</a><a href="' . $other . '">c</a>',
			$content
		);
	}

	public function test_a_link_to_a_page_that_is_gone_does_not_lead_home(): void {
		$gone = home_url( '/?page_id=987654' );

		self::assertSame( '<a href="">a</a>', $this->content_of( sprintf( '<a href="%s">a</a>', $gone ) ) );
	}

	public function test_what_an_item_uses_and_what_leads_nowhere_is_told(): void {
		$this->make( 'page', 'about' );
		$references = new References( new Keys(), new SiteImages() );
		$content    = '<!-- wp:rueda/wheel {"wheelId":987654} /--><!-- wp:image -->'
			. '<img src="https://example.org/i.png"/><!-- /wp:image -->'
			. '<!-- wp:button {"url":' . wp_json_encode(
				home_url( '/?page_id=' . $this->make( 'page', 'team' )->ID )
			) . '} /-->';

		ItemFields::with_references( $this->make( 'page', 'home', $content ), $references );

		self::assertSame( [ 'page:team' ], $references->uses() );
		self::assertSame( [ '#987654' ], $references->unresolved() );
		self::assertSame( [ 'https://example.org/i.png' ], $references->remote_images() );
	}

	public function test_a_wheel_has_its_settings_and_its_call_to_action(): void {
		$page  = $this->make( 'page', 'offer' );
		$wheel = $this->make( 'wheel', 'balance', '', [ 'post_excerpt' => 'Short' ] );
		$image = $this->make_image();
		set_post_thumbnail( $wheel->ID, $image );
		update_post_meta( $wheel->ID, 'wheel_meta_range_max', 7 );
		update_post_meta( $wheel->ID, 'wheel_meta_input_type', 'slider' );
		update_post_meta( $wheel->ID, 'wheel_meta_wished', true );
		update_post_meta(
			$wheel->ID,
			'wheel_CTA',
			[ 'ctaType' => 'page-cta', 'title' => 'Go', 'page' => [ 'value' => $page->ID, 'label' => 'Offer' ] ]
		);

		$fields = ItemFields::from_post( $wheel );

		self::assertSame( [ 'value' => [ '$kit' => 'page:offer' ], 'label' => 'Offer' ], $fields['cta']['page'] );
		self::assertSame( 'Go', $fields['cta']['title'] );
		self::assertSame( 'Short', $fields['excerpt'] );
		self::assertSame( 64, strlen( $fields['image']['$media'] ) );
		self::assertSame(
			[
				'wheel_meta_range_min'  => 1,
				'wheel_meta_range_max'  => 7,
				'wheel_meta_input_type' => 'slider',
				'wheel_chart_type'      => 'polar-chart',
				'wheel_meta_wished'     => true,
				'wheel_meta_next_steps' => false,
				'wheel_meta_hide_score' => false,
			],
			$fields['meta']
		);
		$plain = ItemFields::from_post( $this->make( 'wheel', 'plain' ) );
		self::assertNull( $plain['cta'] );
		self::assertSame( [], $plain['offers'] );
	}

	public function test_a_page_has_its_parent_and_a_pattern_its_categories(): void {
		$parent  = $this->make( 'page', 'about' );
		$page    = $this->make(
			'page',
			'team',
			'',
			[ 'post_parent' => $parent->ID, 'menu_order' => 4, 'post_password' => 'x' ]
		);
		$pattern = $this->make( 'wp_block', 'band' );
		update_post_meta( $pattern->ID, 'wp_pattern_sync_status', 'unsynced' );
		wp_set_object_terms( $pattern->ID, [ 'Zebra', 'Apple' ], 'wp_pattern_category' );

		$fields = ItemFields::from_post( $page );

		self::assertSame( [ 'page:about', 4, '' ], [ $fields['parent'], $fields['order'], $fields['template'] ] );
		self::assertSame( 'draft', $fields['status'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/D', $fields['modified'] );
		$fields = ItemFields::from_post( $pattern );
		self::assertSame( [ 'unsynced', [ 'Apple', 'Zebra' ] ], [ $fields['sync'], $fields['categories'] ] );
	}

	public function test_a_form_is_carried_without_anybody_s_address(): void {
		$content = '<!-- wp:rueda/form-field '
			. '{"type":"select","choices":[{"label":"Sales","value":"sales@shop.test"},{"label":"Red",'
			. '"value":"r"}]} /-->';
		$form    = $this->make( 'rueda_form', 'write', $content );
		update_post_meta(
			$form->ID,
			'rueda_form_mail',
			[
				'subject'            => 'Hello [your-name]',
				'sender'             => 'Shop <owner@shop.test>',
				'recipient'          => 'boss@shop.test',
				'body'               => 'Call owner@shop.test, see ' . home_url( '/x' ),
				'additional_headers' => "Cc: chief@shop.test\nReply-To: [your-email]\nX-A: b@shop.test\nX-Api-Token: "
					. "sk-1\nImportance: high",
				'attachments'        => '/var/secret.pdf',
			]
		);
		update_post_meta( $form->ID, 'rueda_form_messages', [ 'spam' => 'No. Write to boss@shop.test' ] );
		update_post_meta( $form->ID, 'rueda_form_settings', "demo_mode: on\napi_token: sk-2\nkeep_files: sk-3" );

		$fields = ItemFields::from_post( $form );

		self::assertSame(
			[
				'subject'            => 'Hello [your-name]',
				'sender'             => 'Shop <[_site_admin_email]>',
				'body'               => 'Call [_site_admin_email], see [_site_url]/x',
				'additional_headers' => "Reply-To: [your-email]\nImportance: high",
			],
			$fields['mail']
		);
		self::assertSame( [ 'spam' => 'No. Write to [_site_admin_email]' ], $fields['messages'] );
		self::assertSame( 'demo_mode: on', $fields['additional_settings'] );
		self::assertStringNotContainsString( '@shop.test', Canonical::json( $fields ) );
	}

	public function test_a_chart_of_a_report_is_carried_without_the_report(): void {
		$content = $this->content_of(
			'<!-- wp:rueda/saved-chart '
				. '{"reportTitle":"Ann","reportLink":"https://x.test/r/abc","chartType":"bar-chart",'
				. '"chartData":{"labels":["Money"]}} /-->'
		);

		self::assertSame( '<!-- wp:rueda/saved-chart {"chartType":"bar-chart"} /-->', $content );
	}

	public function test_an_image_that_came_with_a_kit_is_known_by_what_it_had_there(): void {
		$image = $this->make_image();
		update_post_meta( $image, '_rueda_kit_sha256', str_repeat( 'a', 64 ) );
		$page = $this->make( 'page', 'home' );
		set_post_thumbnail( $page->ID, $image );
		$exported = ItemFields::with_references( $page, new References( new Keys(), new SiteImages() ) );

		self::assertSame( str_repeat( 'a', 64 ), ItemFields::from_post( $page )['image']['$media'] );
		self::assertSame( hash_file( 'sha256', (string) get_attached_file( $image ) ), $exported['image']['$media'] );
	}

	private static function hash_of( int $image ): string {
		return (string) hash_file( 'sha256', (string) get_attached_file( $image ) );
	}

	private function content_of( string $content ): string {
		$post = new WP_Post( (object) [ 'ID' => 0, 'post_type' => 'page', 'post_content' => $content ] );
		return (string) ItemFields::from_post( $post )['content'];
	}
}
