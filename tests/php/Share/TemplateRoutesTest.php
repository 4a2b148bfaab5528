<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Mail\Letter;
use Rueda\Report\Settings;
use Rueda\Share\ReportMailTexts;
use WP_REST_Request;

final class TemplateRoutesTest extends ShareTestCase {
	/** @return array<string, array{string, int}> */
	public function strangers(): array {
		return [
			'nobody'      => [ '', 401 ],
			'subscriber'  => [ 'subscriber', 403 ],
			'contributor' => [ 'contributor', 403 ],
			'author'      => [ 'author', 403 ],
			'editor'      => [ 'editor', 403 ],
		];
	}

	/** @dataProvider strangers */
	public function test_are_closed_to_all_but_admins( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->act_as( $role );
		}

		self::assertSame( $status, $this->ask( 'preview' )->get_status() );
		self::assertSame( $status, $this->ask( 'test' )->get_status() );
		self::assertSame( [], $this->mails );
	}

	public function test_show_words_before_they_are_saved(): void {
		$this->admin();
		$shown = $this->ask(
			'preview',
			[ 'subject' => 'Try <this>', 'before' => 'Words {wheel} <script>x</script>' ]
		)->get_data();

		self::assertSame( 'Try <this>', $shown['subject'] );
		self::assertStringContainsString( 'Words Wheel of life &lt;script&gt;x&lt;/script&gt;', $shown['html'] );
		self::assertStringContainsString( 'Words Wheel of life <script>x</script>', $shown['text'] );
		self::assertStringContainsString( '- Friends: 9', $shown['text'] );
		self::assertSame( 'Hello {name},', $shown['defaults']['greeting'] );
	}

	public function test_show_a_picture_where_mails_have_one(): void {
		$this->admin();
		update_option( Settings::OPTION, [ 'picture' => true ] );
		self::assertMatchesRegularExpression(
			'~<img src="data:image/png;base64,iVBORw0KGgo[^"]+" alt="[^"]*Friends~',
			$this->ask( 'preview' )->get_data()['html']
		);

		update_option( Settings::OPTION, [ 'picture' => false ] );
		self::assertStringNotContainsString( '<img', $this->ask( 'preview' )->get_data()['html'] );
	}

	public function test_show_saved_words_when_none_are_sent(): void {
		$this->admin();
		update_option( ReportMailTexts::OPTION, [ 'subject' => 'Saved' ] );

		self::assertSame( 'Saved', $this->ask( 'preview' )->get_data()['subject'] );
	}

	public function test_refuse_other_words(): void {
		$this->admin();

		self::assertSame( 400, $this->ask( 'preview', [ 'to' => 'all@example.org' ] )->get_status() );
		self::assertSame( 400, $this->ask( 'test', [ 'subject' => [ 'a' ] ] )->get_status() );
		self::assertSame( [], $this->mails );
	}

	public function test_send_a_test_to_the_admin_who_asks_and_to_nobody_else(): void {
		$this->admin();
		$answer = $this->ask( 'test', [ 'subject' => 'Try' ] );

		self::assertSame( [ 'sent' => true, 'to' => 'boss@example.org', 'error' => '' ], $answer->get_data() );
		self::assertSame(
			[ [ [ 'boss@example.org' ], 'Try' ] ],
			array_map( static fn ( array $mail ): array => [ $mail['to'], $mail['subject'] ], $this->mails )
		);
	}

	public function test_send_a_test_with_the_picture_that_mails_have_and_keep_none(): void {
		$this->admin();
		update_option( Settings::OPTION, [ 'picture' => true ] );
		$picture = [ 'path' => '' ];
		$look    = static function ( Letter $letter ) use ( &$picture ): int {
			$picture = $letter->pictures['rueda-report'];
			self::assertStringStartsWith( "\x89PNG", (string) file_get_contents( $picture['path'] ) );
			self::assertStringContainsString( 'src="cid:rueda-report"', $letter->html );
			return 1;
		};
		$texts   = ReportMailTexts::from_values( [] );
		self::assertSame( 1, $this->letters()->try_out( 0, $texts, wp_get_current_user(), $look ) );

		self::assertNotSame( '', $picture['path'] );
		self::assertFileDoesNotExist( $picture['path'] );
	}

	public function test_say_why_a_test_failed_and_do_not_try_again(): void {
		$this->admin();
		$this->let_mails_fail();
		$answer = $this->ask( 'test' )->get_data();

		self::assertFalse( $answer['sent'] );
		self::assertStringContainsString( 'could not be reached', $answer['error'] );
		self::assertSame( [], $this->rows() );
	}

	public function test_ten_tests_are_sent_in_an_hour(): void {
		$this->admin();
		for ( $i = 0; $i < 10; $i++ ) {
			self::assertSame( 200, $this->ask( 'test' )->get_status() );
		}
		$answer = $this->ask( 'test' );

		self::assertSame(
			[ 429, (string) HOUR_IN_SECONDS ],
			[ $answer->get_status(), $answer->get_headers()['Retry-After'] ]
		);
		self::assertSame( 200, $this->ask( 'preview' )->get_status() );
		self::assertCount( 10, $this->mails );
	}

	private function admin(): void {
		$id = $this->act_as( 'administrator' );
		wp_update_user(
			[
				'ID'         => $id,
				'user_email' => 'boss@example.org',
			]
		);
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		// WordPress sends the user a mail about the new address.
		$this->mails = [];
	}

	/** @param array<string, mixed>|null $template */
	private function ask( string $route, ?array $template = null ): \WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/rueda/v1/report-mail/' . $route );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode( null === $template ? (object) [] : [ 'template' => (object) $template ] )
		);
		return rest_do_request( $request );
	}
}
