<?php

declare( strict_types=1 );

namespace Rueda\Tests\CallToAction;

use Rueda\CallToAction\CallToActionModule;
use Rueda\Modules;
use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\CallToActionSettings;
use Rueda\CallToAction\CallToActionShown;
use Rueda\CallToAction\CallToActionSite;
use Rueda\Tests\Wheel\WheelTestCase;
use WP_REST_Request;
use WP_REST_Response;

final class CallToActionTest extends WheelTestCase {
	private const SITE = [
		'title'               => 'Talk to us',
		'description'         => '<p>It is <em>free</em>.</p>',
		'buttonLabel'         => 'Call',
		'buttonLink'          => 'tel:+34123',
		'openInTab'           => true,
		'setLinkAttrNoFollow' => true,
		'setLinkAttrSponser'  => true,
		'setLinkAttrDownload' => true,
		'sbuttonLabel'        => 'Read',
		'sbuttonLink'         => '/read/',
	];

	protected function setUp(): void {
		parent::setUp();
		delete_option( CallToActionSettings::OPTION );
		delete_option( 'wheel_of_life_CTA' );
	}

	public function test_everybody_reads_the_sites_call_to_action_as_a_json_string(): void {
		$shape = json_decode( CallToActionSettings::json(), true );

		self::assertSame(
			[
				'title',
				'description',
				'buttonLabel',
				'buttonLink',
				'sbuttonLabel',
				'sbuttonLink',
				'openInTab',
				'setLinkAttrNoFollow',
				'setLinkAttrSponser',
				'setLinkAttrDownload',
				'sbopenInTab',
				'sbsetLinkAttrNoFollow',
				'sbsetLinkAttrSponser',
				'sbsetLinkAttrDownload',
				'customizer',
			],
			array_keys( $shape )
		);
		self::assertSame( '', $shape['title'] );
		self::assertFalse( $shape['openInTab'] );
		self::assertSame( '#038181', $shape['customizer']['background']['backgroundColor']['default']['color'] );
		self::assertSame( '#ffffff', $shape['customizer']['sbBgColors']['sbBgColor'] );
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_getCTA' ) );
		self::assertNotFalse( has_action( 'wp_ajax_getCTA' ) );
	}

	public function test_only_administrators_read_and_write_the_sites_call_to_action_in_settings(): void {
		$read = static fn (): WP_REST_Response => rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/settings' ) );
		foreach ( [ '', 'subscriber', 'editor' ] as $role ) {
			if ( '' !== $role ) {
				$this->act_as( $role );
			}
			self::assertContains( $read()->get_status(), [ 401, 403 ] );
			self::assertContains( $this->save( self::SITE )->get_status(), [ 401, 403 ] );
		}
		self::assertFalse( get_option( CallToActionSettings::OPTION, false ) ?: false );

		$this->act_as( 'administrator' );
		self::assertSame( '', $read()->get_data()[ CallToActionSettings::OPTION ]['title'] );
		self::assertSame( 200, $this->save( self::SITE )->get_status() );
		self::assertSame( 'Talk to us', $read()->get_data()[ CallToActionSettings::OPTION ]['title'] );
		self::assertSame( 'tel:+34123', CallToActionSettings::stored()->to_array()['buttonLink'] );
	}

	public function test_a_field_that_is_too_long_or_unknown_is_refused(): void {
		$this->act_as( 'administrator' );
		self::assertSame( 400, $this->save( [ 'title' => str_repeat( 'a', 5001 ) ] )->get_status() );
		self::assertSame( 400, $this->save( [ 'style' => 'x' ] )->get_status() );
		self::assertSame( 400, $this->save( [ 'openInTab' => 'perhaps' ] )->get_status() );
		self::assertSame( 400, $this->save( [ 'customizer' => 'x' ] )->get_status() );
	}

	/** @return iterable<array{string, mixed, string}> */
	public function hostile(): iterable {
		foreach ( [ 'buttonLink', 'sbuttonLink' ] as $field ) {
			foreach ( [
				'javascript:alert(1)',
				' JaVaScRiPt:alert(1)',
				"java\nscript:alert(1)",
				'&#106;avascript:alert(1)',
				'data:text/html,<script>alert(1)</script>',
				'vbscript:x',
				'ftp://evil.test',
				'http://',
				[ 'https://a.test' ],
				true,
			] as $link ) {
				yield [ $field, $link, '' ];
			}
			yield [ $field, 'mailto:a@example.test', 'mailto:a@example.test' ];
			yield [ $field, '/x?a=1&b=2', '/x?a=1&b=2' ];
		}
		foreach ( [ 'title', 'buttonLabel', 'sbuttonLabel' ] as $field ) {
			yield [ $field, '<b>Hi</b><script>alert(1)</script>', 'Hi' ];
			yield [ $field, '<<b>img src=x onerror=alert(1)>Hi', 'Hi' ];
			yield [ $field, '<img src=x onerror=alert(1)', '' ];
			yield [ $field, "I <3\n you & \"me\"", 'I <3 you & "me"' ];
			yield [ $field, '50%ab of A &amp; B', '50%ab of A &amp; B' ];
			yield [ $field, "broken \xC3", '' ];
			yield [ $field, [ 'x' ], '' ];
		}
		yield [ 'description', '<em>Yes</em><script>alert(1)</script>', '<em>Yes</em>alert(1)' ];
		yield [ 'description', '<a href="javascript:alert(1)" onclick="x()">go</a>', '<a href="alert(1)">go</a>' ];
		yield [ 'description', '<iframe src="//evil.test"></iframe><form><input></form>Hi', 'Hi' ];
		yield [
			'description',
			'<p style="color:red" class="rueda-dialog" id="wpadminbar" data-rueda-cta="1">Hi</p>',
			'<p>Hi</p>',
		];
	}

	/** @dataProvider hostile */
	public function test_words_and_links_are_cleaned_when_stored_and_when_printed(
		string $field,
		mixed $value,
		string $clean
	): void {
		remove_all_filters( 'sanitize_option_' . CallToActionSettings::OPTION );
		update_option( CallToActionSettings::OPTION, array_merge( self::SITE, [ $field => $value ] ) );
		self::assertSame( $clean, CallToActionSettings::stored()->to_array()[ $field ], 'out' );

		CallToActionSettings::register();
		update_option( CallToActionSettings::OPTION, array_merge( self::SITE, [ $field => $value ] ) );
		self::assertSame( $clean, get_option( CallToActionSettings::OPTION )[ $field ], 'in' );
	}

	public function test_nothing_that_was_stored_breaks_out_of_the_markup(): void {
		$evil  = "\"><script>alert(1)</script>' onmouseover='alert(2)";
		$site  = array_fill_keys( array_keys( CallToActionSite::complete( null ) ), $evil );
		$links = [ 'buttonLink' => 'https://example.test/"onclick="x', 'sbuttonLink' => "https://example.test/'><b>" ];
		$image = [
			'background' => [
				'background_type'  => 'image',
				'background_image' => [ 'url' => 'https://example.test/a.png");}body{display:none' ],
			],
		];
		$shown = CallToActionShown::of_site(
			CallToActionSite::from_stored( array_merge( $site, $links, [ 'customizer' => $image ] ) ),
			$evil
		);
		self::assertNotNull( $shown );

		$html = ( new Modules() )->get( CallToActionModule::class )->markup()->render( $shown );
		$page = new \DOMDocument();
		self::assertTrue( $page->loadHTML( '<!DOCTYPE html><meta charset="utf-8"><body>' . $html, LIBXML_NOERROR ) );
		$names = [];
		foreach ( ( new \DOMXPath( $page ) )->query( '//body//*/@*' ) ?: [] as $attribute ) {
			$names[ $attribute->nodeName ] = true;
		}
		self::assertSame(
			[],
			array_diff(
				array_keys( $names ),
				[
					'class',
					'style',
					'data-rueda-cta',
					'data-rueda-status',
					'data-rueda-click',
					'aria-labelledby',
					'id',
					'href',
					'rel',
					'target',
					'download',
				]
			)
		);
		self::assertSame( 0, $page->getElementsByTagName( 'script' )->length );
		$section = $page->getElementsByTagName( 'section' )->item( 0 );
		$style   = $section?->attributes?->getNamedItem( 'style' )?->nodeValue ?? '';
		self::assertStringContainsString(
			'--rueda-cta-image:url("https://example.test/a.png%29;bodydisplay:none");',
			$style
		);
	}

	public function test_reads_what_the_older_plugin_has_stored_but_not_its_advertisement(): void {
		update_option(
			'wheel_of_life_CTA',
			(string) wp_json_encode(
				[
					'title'       => 'My call',
					'buttonLabel' => 'Go',
					'buttonLink'  => 'https://example.test/',
					'openInTab'   => '1',
					'customizer'  => [ 'fontSize' => '24' ],
				]
			)
		);
		$read = CallToActionSettings::stored()->to_array();
		self::assertSame(
			[ 'My call', 'Go', true, 24 ],
			[ $read['title'], $read['buttonLabel'], $read['openInTab'], $read['customizer']['fontSize'] ]
		);

		// The advertisement is recognised by a checksum, because we must not copy its text.
		foreach ( [ 'not json', '[]', [], 7 ] as $broken ) {
			update_option( 'wheel_of_life_CTA', $broken );
			self::assertSame( '', CallToActionSettings::stored()->to_array()['title'] );
		}

		update_option( CallToActionSettings::OPTION, CallToActionSite::complete( [ 'title' => 'Ours' ] ) );
		update_option( 'wheel_of_life_CTA', '{"title":"Theirs"}' );
		self::assertSame( 'Ours', CallToActionSettings::stored()->to_array()['title'] );
	}

	public function test_looks_like_the_theme_until_somebody_gives_it_colours_and_older_ones_keep_theirs(): void {
		$html = static fn (): string => ( new Modules() )->get( CallToActionModule::class )->markup()->of_wheel( 0 );
		update_option( CallToActionSettings::OPTION, self::SITE );
		self::assertStringContainsString( '<section class="rueda-cta has-theme-look ', $html() );
		self::assertStringNotContainsString( ' style=', $html() );

		// Saved again with what the editor was told, which has the protocol's colours, too.
		update_option( CallToActionSettings::OPTION, CallToActionSite::complete( self::SITE ) );
		self::assertStringNotContainsString( ' style=', $html() );

		$older = CallToActionSite::complete( self::SITE );
		self::assertIsArray( $older['customizer'] );
		unset( $older['customizer']['style'] );
		update_option( CallToActionSettings::OPTION, $older );
		self::assertStringContainsString( '<section class="rueda-cta wheeloflife', $html() );
		self::assertStringContainsString( '--rueda-cta-background:#038181;', $html() );
		self::assertStringNotContainsString( 'wp-element-button', $html() );

		delete_option( CallToActionSettings::OPTION );
		update_option( 'wheel_of_life_CTA', (string) wp_json_encode( self::SITE ) );
		self::assertStringContainsString( '--rueda-cta-background:#038181;', $html() );
	}

	public function test_a_wheel_has_its_own_call_to_action_that_of_the_site_or_none(): void {
		$markup = ( new Modules() )->get( CallToActionModule::class )->markup();
		$page   = $this->make_post( [ 'post_type' => 'page', 'post_title' => 'Course' ] );
		$own    = fn ( mixed $cta ): int => $this->make_wheel(
			[ [ 'label' => 'A' ] ],
			[ 'meta_input' => [ CallToAction::META => $cta ] ]
		);
		$with   = [
			'ctaType'   => 'page-cta',
			'title'     => 'Our course',
			'btn_label' => 'See it',
			'page'      => [ 'value' => $page, 'label' => 'Course' ],
		];

		self::assertSame( '', $markup->of_wheel( $this->make_wheel() ), 'The site has written none.' );
		update_option( CallToActionSettings::OPTION, self::SITE );
		foreach ( [ $this->make_wheel(), $own( [ 'ctaType' => 'global-cta' ] ), 99999999 ] as $id ) {
			self::assertStringContainsString( 'data-rueda-cta="global"', $markup->of_wheel( $id ) );
		}
		self::assertSame( '', $markup->of_wheel( $own( [ 'ctaType' => 'no-cta' ] ) ) );

		$id   = $own( $with );
		$html = $markup->of_wheel( $id );
		self::assertStringContainsString( "data-rueda-cta=\"$id\"", $html );
		self::assertStringContainsString(
			sprintf( 'href="%s" rel="noopener" data-rueda-click="primary">See it</a>', get_permalink( $page ) ),
			str_replace( '&#038;', '&', $html )
		);

		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		self::assertStringContainsString( 'Our course', $markup->of_wheel( $id ) );
		self::assertStringNotContainsString( '<a ', $markup->of_wheel( $id ), 'Visitors cannot open a draft.' );
		self::assertSame( '', $markup->of_wheel( $own( [ 'ctaType' => 'page-cta' ] ) ) );
	}

	public function test_buttons_have_their_address_rel_target_and_a_notice_of_the_new_tab(): void {
		update_option( CallToActionSettings::OPTION, self::SITE );
		$html = ( new Modules() )->get( CallToActionModule::class )->markup()->of_wheel( 0 );
		self::assertStringContainsString(
			'<a class="rueda-cta__button wheeloflife-btn primary wp-element-button" href="tel:+34123" '
				. 'rel="noopener nofollow sponsored" target="_blank" download data-rueda-click="primary">Call'
				. '<span class="rueda-cta__notice"> (opens in a new tab)</span></a>',
			$html
		);
		self::assertStringContainsString(
			'<a class="rueda-cta__button wheeloflife-btn secondary" href="/read/" rel="noopener" '
				. 'data-rueda-click="secondary">Read</a>',
			$html
		);
		self::assertMatchesRegularExpression(
			'~<section class="rueda-cta has-theme-look wheeloflife-cta-container" '
				. 'data-rueda-status="ready" data-rueda-cta="global" aria-labelledby="[^"]+">'
				. '<div class="rueda-cta__card wheeloflife-cta-wrapper">'
				. '<h2 id="[^"]+" class="rueda-cta__title wheeloflife-cta-title">Talk to us</h2>'
				. '<div class="rueda-cta__text wheeloflife-cta-description"><p>It is <em>free</em>.</p></div>'
				. '<div class="rueda-cta__buttons wheeloflife-cta-btns">~',
			$html
		);
	}

	public function test_a_block_prints_its_own_call_to_action_or_the_sites_without_a_script(): void {
		$course = $this->make_post( [ 'post_type' => 'page', 'post_title' => 'Our course' ] );
		$own    = [
			'source' => 'own',
			'cta'    => [ 'title' => 'Read on', 'buttonLabel' => 'Go', 'buttonLink' => get_permalink( $course ) ],
		];
		$html   = do_blocks( '<!-- wp:rueda/call-to-action ' . wp_json_encode( $own ) . ' /-->' );
		self::assertStringContainsString( '>Read on</h2>', $html );
		self::assertStringContainsString(
			sprintf( 'href="%s" rel="noopener" data-rueda-click="primary">Go</a>', get_permalink( $course ) ),
			str_replace( '&#038;', '&', $html )
		);

		self::assertSame( '', trim( do_blocks( '<!-- wp:rueda/call-to-action /-->' ) ), 'The site has written none.' );
		update_option( CallToActionSettings::OPTION, self::SITE );
		self::assertStringContainsString( '>Talk to us</h2>', do_blocks( '<!-- wp:rueda/call-to-action /-->' ) );
	}

	/** @param array<string, mixed> $fields */
	private function save( array $fields ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ CallToActionSettings::OPTION => $fields ] );
		return rest_do_request( $request );
	}
}
