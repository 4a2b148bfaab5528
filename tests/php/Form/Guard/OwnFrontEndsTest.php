<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Tests\Form\FormTestCase;

/**
 * Programs and pages of the site itself, which have no page of WordPress to show. docs/own-front-ends.md describes
 * them.
 */
final class OwnFrontEndsTest extends FormTestCase {

	private const FIELDS = [ [ 'type' => 'textarea', 'name' => 'text' ], [ 'type' => 'email', 'name' => 'mail' ] ];

	protected function setUp(): void {
		parent::setUp();
		unset( $_SERVER['HTTP_ACCEPT_LANGUAGE'], $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_rest_application_password_uuid'] );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool, string}> */
	public function users(): iterable {
		yield 'with an application password' => [ 'contributor', true, 'mail_sent' ];
		yield 'who may edit nothing' => [ 'subscriber', true, 'spam' ];
		yield 'with a cookie' => [ 'contributor', false, 'spam' ];
	}

	/** @dataProvider users */
	public function test_a_program_sends_for_a_user( string $role, bool $has_password, string $status ): void {
		$this->act_as( $role );
		$this->log_in_by_password( $has_password );

		self::assertSame( $status, $this->text( $this->make_form( self::FIELDS ), 'Hello' ) );
	}

	public function test_a_program_sends_as_many_messages_as_it_has(): void {
		$this->act_as( 'contributor' );
		$this->log_in_by_password( true );
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ] );

		self::assertSame(
			array_fill( 0, 10, 'mail_sent' ),
			array_map(
				fn ( int $number ): string => $this->text( $id, "See https://example.org/$number" ),
				range( 1, 10 )
			)
		);
	}

	public function test_what_a_programs_visitors_write_is_looked_at_all_the_same(): void {
		$this->act_as( 'contributor' );
		$this->log_in_by_password( true );
		update_option( 'disallowed_keys', 'casino' );
		$id = $this->make_form( self::FIELDS );

		self::assertSame( 'spam', $this->text( $id, 'Best casino' ) );
		self::assertSame( 'validation_failed', $this->answer( $id, [ 'mail' => 'ana@' ] )['status'] );
	}

	/** @return iterable<string, array{string, string, bool}> */
	public function pages(): iterable {
		yield 'of the origin that is named' => [ 'cross-site', 'https://app.example.com', true ];
		yield 'of an origin that WordPress allows' => [ 'same-site', 'https://headless.example.org', true ];
		yield 'of an origin beside it that nobody named' => [ 'same-site', 'https://other.example.org', false ];
		yield 'that hides its origin' => [ 'same-site', 'null', false ];
		yield 'of another website' => [ 'cross-site', 'https://evil.test', false ];
	}

	/** @dataProvider pages */
	public function test_a_page_of_another_origin_needs_no_time_if_the_site_names_it(
		string $site,
		string $origin,
		bool $is_own
	): void {
		$this->run_example( 'rueda_form_allow_cross_site' );
		add_filter(
			'allowed_http_origins',
			static fn ( array $origins ): array => [ ...$origins, 'https://headless.example.org' ]
		);
		$_SERVER = [
			'HTTP_SEC_FETCH_SITE'  => $site,
			'HTTP_ORIGIN'          => $origin,
			'HTTP_ACCEPT_LANGUAGE' => 'es',
		] + $_SERVER;
		$id      = $this->make_form( self::FIELDS );
		$says    = array_map( fn ( int $number ): string => $this->text( $id, "Message $number" ), range( 1, 5 ) );

		self::assertSame( $is_own ? [ 'mail_sent' ] : [], array_values( array_intersect( [ 'mail_sent' ], $says ) ) );
		self::assertCount( $is_own ? 5 : 0, $this->mails );
	}

	public function test_the_origin_null_is_no_page_of_the_site_whatever_it_allows(): void {
		add_filter( 'rueda_form_allow_cross_site', '__return_true' );
		$_SERVER = [
			'HTTP_SEC_FETCH_SITE'  => 'cross-site',
			'HTTP_ORIGIN'          => 'null',
			'HTTP_ACCEPT_LANGUAGE' => 'es',
		] + $_SERVER;

		self::assertSame( 'spam', $this->text( $this->make_form( self::FIELDS ), 'Hello' ) );
	}

	public function test_a_program_may_say_which_visitor_it_sends_for_and_nobody_else_may(): void {
		$this->run_example( 'rueda_visitor_address' );
		add_filter( 'rueda_rate_limit', static fn (): int => 1 );
		$this->act_as( 'contributor' );
		$id = $this->make_form( self::FIELDS );
		foreach ( [ [ true, [ 200, 200, 429 ] ], [ false, [ 200, 429, 429 ] ] ] as [ $has_password, $expected ] ) {
			$this->log_in_by_password( $has_password );
			$says = [];
			foreach ( [ 'one', 'two', 'two' ] as $visitor ) {
				$_SERVER['HTTP_X_VISITOR'] = $visitor;
				$says[]                    = $this->send( $id, [ 'text' => wp_generate_uuid4() ] )->get_status();
			}
			self::assertSame( $expected, $says );
		}
		unset( $_SERVER['HTTP_X_VISITOR'] );
	}

	private function text( int $id, string $text ): string {
		return $this->answer( $id, [ 'text' => $text, 'mail' => 'ana@example.org' ] )['status'];
	}

	/** As WordPress notes it when a request brings such a password. */
	private function log_in_by_password( bool $is_right ): void {
		$GLOBALS['wp_rest_application_password_uuid'] = $is_right ? wp_generate_uuid4() : null;
	}

	/** Runs the example of the documentation that uses this filter. */
	private function run_example( string $filter ): void {
		preg_match_all(
			'/```php\n(.*?)```/s',
			(string) file_get_contents( RUEDA_REPOSITORY . 'docs/own-front-ends.md' ),
			$found
		);
		$examples = array_values(
			array_filter( $found[1], static fn ( string $code ): bool => str_contains( $code, $filter ) )
		);
		self::assertCount( 1, $examples );
		// phpcs:ignore Squiz.PHP.Eval -- the example has to be what readers copy.
		eval( $examples[0] );
	}
}
