<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use WP_REST_Request;

/** Who sees and who changes whose wheels. A hidden wheel leaves no trace, whichever route a visitor tries. */
final class WheelPermissionsTest extends WheelTestCase {

	private const SECRET = 'Secret area';

	/**
	 * Role, the answer to what he may not read, whether he reads everything.
	 *
	 * @return iterable<string, array{string, int, bool}>
	 */
	public function readers(): iterable {
		yield 'nobody' => [ '', 401, false ];
		yield 'subscriber' => [ 'subscriber', 403, false ];
		yield 'contributor' => [ 'contributor', 403, false ];
		yield 'author' => [ 'author', 403, false ];
		yield 'editor' => [ 'editor', 403, true ];
		yield 'administrator' => [ 'administrator', 403, true ];
	}

	/** @dataProvider readers */
	public function test_areas_are_told_to_those_who_may_read_them(
		string $role,
		int $refused,
		bool $reads_all
	): void {
		foreach ( [ 'publish', 'draft', 'private', 'trash', 'future', 'password' ] as $state ) {
			$wheels[ $state ] = $this->secret_wheel( $state );
		}
		$this->become( $role );
		foreach ( $wheels as $state => $id ) {
			$is_answered = $reads_all || in_array( $state, [ 'publish', 'password' ], true );
			$is_told     = 'password' !== $state && $is_answered;
			$answer      = $this->get_wheel( $id );
			self::assertSame( $is_answered ? 200 : $refused, $answer->get_status(), $state );
			self::assertSame(
				$is_told,
				str_contains( (string) wp_json_encode( $answer->get_data() ), self::SECRET ),
				$state
			);

			$html = do_shortcode( "[rueda_wheel id=$id mode=inline]" );
			// A trashed wheel is on no page, although editors still see it in their screens.
			self::assertSame( $is_told && 'trash' !== $state, str_contains( $html, self::SECRET ), $state );
			if ( ! $is_answered || 'trash' === $state ) {
				self::assertStringContainsString( 'Error: No wheel selected or wheel ID missing!!', $html );
				self::assertStringContainsString( 'data-wheel-id=""', $html );
				self::assertStringNotContainsString( 'My Wheel', $html );
			}
		}
	}

	public function test_lists_tell_visitors_of_published_wheels_alone(): void {
		foreach ( [ 'publish', 'draft', 'private', 'trash', 'future', 'password' ] as $state ) {
			$ids[ $state ] = $this->secret_wheel( $state );
		}
		wp_set_current_user( 0 );
		$request = new WP_REST_Request( 'GET', '/wp/v2/wheel' );
		$request->set_query_params( [ 'include' => array_values( $ids ) ] );
		$wheels = rest_do_request( $request )->get_data();
		self::assertEqualsCanonicalizing( [ $ids['publish'], $ids['password'] ], array_column( $wheels, 'id' ) );
		self::assertSame(
			1,
			substr_count( (string) wp_json_encode( array_column( $wheels, 'blocks' ) ), self::SECRET )
		);
	}

	public function test_the_right_password_opens_a_wheel_and_a_wrong_one_does_not(): void {
		$id = $this->secret_wheel( 'password' );
		self::assertNotSame( [], $this->get_wheel( $id, [ 'password' => 'open sesame' ] )->get_data()['blocks'] );
		self::assertSame( 403, $this->get_wheel( $id, [ 'password' => 'open barley' ] )->get_status() );
	}

	public function test_the_password_form_of_the_page_opens_the_wheel_for_the_app_too(): void {
		$id = $this->secret_wheel( 'password' );
		self::assertStringContainsString( 'name="post_password"', do_shortcode( "[rueda_wheel id=$id]" ) );
		self::assertStringNotContainsString( 'wp-block-rueda-wheel', do_shortcode( "[rueda_wheel id=$id]" ) );
		// The visitor returns to the page. Before WordPress 6.8, the referrer says which page that is.
		$place               = [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Place' ];
		$page                = wp_insert_post( $place );
		$GLOBALS['wp_query'] = new \WP_Query( [ 'page_id' => $page ] );
		$form                = do_shortcode( "[rueda_wheel id=$id]" );
		$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'];
		preg_match( '/<input[^>]* name="redirect_to"[^>]*>/', $form, $input );
		$value = 'value="' . esc_attr( get_permalink( $page ) ) . '"';
		self::assertSame( str_contains( $form, 'redirect_to' ), str_contains( $input[0] ?? '', $value ) );

		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'open sesame' );
		self::assertStringContainsString( self::SECRET, do_shortcode( "[rueda_wheel id=$id mode=inline]" ) );
		self::assertNotSame( [], $this->get_wheel( $id )->get_data()['blocks'] );
	}

	public function test_a_password_hides_picture_and_call_to_action_as_well(): void {
		$id = $this->secret_wheel( 'password' );
		update_post_meta( $id, 'wheel_CTA', [ 'ctaType' => 'page-cta', 'title' => self::SECRET ] );
		set_post_thumbnail( $id, wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], 'secret.png', $id ) );
		$data = $this->get_wheel( $id )->get_data();
		self::assertSame( '', $data['wheel_CTA']['title'] );
		self::assertFalse( $data['fimg_url'] );
	}

	/**
	 * Role; creating a draft; publishing one's own; changing somebody else's.
	 *
	 * @return iterable<string, array{string, int, int, int}>
	 */
	public function writers(): iterable {
		yield 'nobody' => [ '', 401, 401, 401 ];
		yield 'subscriber' => [ 'subscriber', 403, 403, 403 ];
		yield 'contributor' => [ 'contributor', 201, 403, 403 ];
		yield 'author' => [ 'author', 201, 201, 403 ];
		yield 'editor' => [ 'editor', 201, 201, 200 ];
		yield 'administrator' => [ 'administrator', 201, 201, 200 ];
	}

	/** @dataProvider writers */
	public function test_wheels_are_changed_by_those_who_may_change_posts(
		string $role,
		int $draft,
		int $publish,
		int $others
	): void {
		$id = $this->secret_wheel( 'publish' );
		$this->become( $role );
		self::assertSame( $draft, $this->post( '/wp/v2/wheel', [ 'title' => 'Mine' ] ) );
		self::assertSame( $publish, $this->post( '/wp/v2/wheel', [ 'title' => 'Mine', 'status' => 'publish' ] ) );
		self::assertSame( $others, $this->post( "/wp/v2/wheel/$id", [ 'meta' => [ 'wheel_meta_range_max' => 5 ] ] ) );
		self::assertSame( 200 === $others ? '5' : '10', (string) get_post_meta( $id, 'wheel_meta_range_max', true ) );
		self::assertSame( $others, $this->post( "/wp/v2/wheel/$id", [ 'wheel_CTA' => [ 'ctaType' => 'no-cta' ] ] ) );
	}

	private function secret_wheel( string $state ): int {
		$fields = [
			'post_author' => 1,
			'post_status' => 'password' === $state ? 'publish' : $state,
		];
		if ( 'password' === $state ) {
			$fields['post_password'] = 'open sesame';
		}
		if ( 'future' === $state ) {
			$fields['post_date'] = gmdate( 'Y-m-d H:i:s', time() + WEEK_IN_SECONDS );
		}
		return $this->make_wheel( [ [ 'label' => self::SECRET ] ], $fields );
	}

	private function become( string $role ): void {
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
	}

	/** @param array<string, mixed> $params */
	private function post( string $path, array $params ): int {
		$request = new WP_REST_Request( 'POST', $path );
		$request->set_body_params( $params );
		return rest_do_request( $request )->get_status();
	}
}
