<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Form;
use Rueda\Form\FormParts;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Upload\UnusedUploads;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Form\Upload\WaitingFiles;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Files that a script uploads when they are chosen, before the form is sent. */
final class WaitingFilesTest extends UploadTestCase {
	private const KEY = 'abcdefgh123456';

	private const FIELD = [
		'type'       => 'file',
		'name'       => 'f',
		'filetypes'  => 'txt',
		'isMultiple' => true,
		'limit'      => '3kb',
		'limitEach'  => '2kb',
	];

	/** @param list<array<string, mixed>> $more */
	private function form_with_files( array $more = [], string $settings = '' ): Form {
		return $this->form(
			[ self::FIELD, [ 'name' => 'words' ], ...$more ],
			[
				'meta_input' => [
					'rueda_form_mail'     => [ 'attachments' => '[f]' ],
					'rueda_form_settings' => $settings,
				],
			]
		);
	}

	private function parts(): FormParts {
		$clock  = new Clock();
		$outbox = new Outbox( new Ledger( $clock ), $clock, new MailTimeout( $clock ) );
		return new FormParts( $clock, static fn (): Outbox => $outbox, 'rename' );
	}

	/** @param array<string, string> $more */
	private function post(
		Form $form,
		string $name = 'a.txt',
		string $content = 'Some words.',
		array $more = []
	): WP_REST_Response|WP_Error {
		$path = $this->upload( $name, $content )->path();
		$call = new WP_REST_Request( 'POST' );
		$call->set_url_params( [ 'id' => $form->id() ] );
		$call->set_body_params( $more + [ 'field' => 'f', 'key' => self::KEY ] );
		$file = [ 'name' => $name, 'size' => strlen( $content ), 'tmp_name' => $path, 'error' => 0, 'type' => '' ];
		$call->set_file_params( [ 'file' => $file ] );
		return $this->parts()->file_routes()->receive( $call );
	}

	private function token( Form $form, string $name = 'a.txt' ): string {
		$answer = $this->post( $form, $name );
		self::assertInstanceOf( WP_REST_Response::class, $answer );
		return (string) $answer->get_data()['token'];
	}

	/** @param list<string> $tokens */
	private function send_with( Form $form, array $tokens, array $body = [], string $key = self::KEY ): Outcome {
		return $this->parts()->handler()->receive(
			$form,
			new Request(
				$body + [
					'_wpcf7_unit_tag' => self::TAG,
					'words'           => 'Hello ' . wp_rand(),
					'_rueda_key'      => "$key-" . wp_rand( 1000 ),
					'_rueda_waiting'  => [ 'f' => $tokens ],
				],
				[],
				true
			)
		);
	}

	/** @return list<string> The names of the folders of files that wait. */
	private function waiting(): array {
		return UploadFolder::waiting_until( PHP_INT_MAX );
	}

	public function test_files_that_were_uploaded_before_go_with_the_message_and_wait_no_longer(): void {
		$form   = $this->form_with_files();
		$tokens = [ $this->token( $form ), $this->token( $form, 'b.txt' ) ];
		self::assertCount( 2, $this->waiting() );

		self::assertSame( 'mail_sent', $this->send_with( $form, $tokens )->status() );
		self::assertSame( [ 'a.txt', 'b.txt' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
		self::assertSame( [], $this->waiting() );
		self::assertSame( [], $this->kept() );
	}

	public function test_a_refused_message_keeps_its_files_for_the_next_try(): void {
		$form  = $this->form_with_files( [ [ 'name' => 'who', 'isRequired' => true ] ] );
		$token = $this->token( $form );

		self::assertSame( [ 'who' ], array_keys( $this->send_with( $form, [ $token ] )->errors() ) );
		self::assertCount( 1, $this->waiting() );
		self::assertSame( 'mail_sent', $this->send_with( $form, [ $token ], [ 'who' => 'Ana' ] )->status() );
		self::assertSame( [ 'a.txt' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
	}

	public function test_a_message_whose_mail_failed_keeps_its_files_for_the_next_try(): void {
		$form  = $this->form_with_files();
		$token = $this->token( $form );
		add_filter( 'pre_wp_mail', '__return_false', 99 );
		self::assertSame( 'mail_failed', $this->send_with( $form, [ $token ] )->status() );
		remove_filter( 'pre_wp_mail', '__return_false', 99 );

		self::assertSame( 'mail_sent', $this->send_with( $form, [ $token ] )->status() );
	}

	/** @return iterable<string, array{callable( string ): string, string, string}> */
	public function forged(): iterable {
		$same = static fn ( string $token ): string => $token;
		yield 'under the key of somebody else' => [ $same, 'zzzzzzzz999999', 'f' ];
		yield 'for another field' => [ $same, self::KEY, 'g' ];
		yield 'that was changed' => [
			static fn ( string $token ): string => strtr( $token, [ '.11.' => '.10.' ] ),
			self::KEY,
			'f',
		];
		yield 'that is none' => [ static fn (): string => '../../../wp-config.php', self::KEY, 'f' ];
	}

	/**
	 * @dataProvider forged
	 * @param callable( string ): string $forge
	 */
	public function test_a_token_is_refused( callable $forge, string $key, string $field ): void {
		$form    = $this->form_with_files( [ [ 'name' => 'g' ] + self::FIELD ] );
		$token   = $forge( $this->token( $form ) );
		$outcome = $this->send_with( $form, [], [ '_rueda_waiting' => [ $field => [ $token ] ] ], $key );

		self::assertSame(
			[ $field => 'An uploaded file is no longer here. Please choose it again.' ],
			$outcome->errors()
		);
		self::assertSame( [ $field ], $outcome->extra()['rueda_gone'] );
		self::assertSame( [], $this->mails );
	}

	/** @testWith [ "0" ]
	 *           [ "-5" ]
	 *           [ "other" ]
	 */
	public function test_a_token_for_what_is_no_field_is_passed_over( string $name ): void {
		$form    = $this->form_with_files();
		$outcome = $this->send_with( $form, [], [ '_rueda_waiting' => [ $name => [ $this->token( $form ) ] ] ] );

		self::assertSame( 'mail_sent', $outcome->status() );
		self::assertSame( [], $this->mails[0]['attachments'] );
	}

	public function test_a_token_of_another_form_is_refused(): void {
		$token = $this->token( $this->form_with_files() );

		self::assertSame( [ 'f' ], array_keys( $this->send_with( $this->form_with_files(), [ $token ] )->errors() ) );
	}

	public function test_a_file_that_another_server_has_is_told_so_that_the_script_sends_it_again(): void {
		$form  = $this->form_with_files();
		$token = $this->token( $form );
		array_map( [ UploadFolder::class, 'delete_folder' ], $this->waiting() );

		self::assertSame( [ 'f' ], $this->send_with( $form, [ $token ] )->extra()['rueda_gone'] );
	}

	public function test_files_wait_an_hour_and_are_not_taken_for_lost_ones(): void {
		$form  = $this->form_with_files();
		$token = $this->token( $form );
		$now   = time();
		WaitingFiles::delete_old( $now + HOUR_IN_SECONDS - 60 );
		self::assertCount( 1, $this->waiting() );
		self::assertSame( [], UploadFolder::older_than( $now + UnusedUploads::AGE ) );
		self::assertNull( WaitingFiles::find( $form, 'f', self::KEY, $token, $now + HOUR_IN_SECONDS + 60 ) );

		WaitingFiles::delete_old( $now + HOUR_IN_SECONDS + 60 );
		self::assertSame( [], $this->waiting() );
	}

	public function test_the_token_does_not_tell_where_the_file_is(): void {
		$token = $this->token( $this->form_with_files() );

		foreach ( $this->waiting() as $folder ) {
			self::assertStringNotContainsString( substr( $folder, 8 ), $token );
		}
		self::assertSame( [ 'upload' ], array_map( 'basename', $this->kept() ) );
		self::assertStringContainsString( 'denied', (string) file_get_contents( $this->folder . '/kept/.htaccess' ) );
	}

	public function test_a_removed_file_is_deleted_but_not_by_somebody_else(): void {
		$form  = $this->form_with_files();
		$token = $this->token( $form );
		$call  = new WP_REST_Request( 'DELETE' );
		$call->set_url_params( [ 'id' => $form->id() ] );
		$call->set_query_params( [ 'field' => 'f', 'key' => 'zzzzzzzz999999', 'token' => $token ] );
		$routes = $this->parts()->file_routes();

		self::assertInstanceOf( WP_Error::class, $routes->delete( $call ) );
		self::assertCount( 1, $this->waiting() );
		$call->set_query_params( [ 'field' => 'f', 'key' => self::KEY, 'token' => $token ] );
		self::assertInstanceOf( WP_REST_Response::class, $routes->delete( $call ) );
		self::assertSame( [], $this->waiting() );
	}

	/** @return iterable<string, array{array<int, mixed>, int}> */
	public function refused(): iterable {
		yield 'a program' => [ [ 'a.txt', "<?php\necho 1;" ], 422 ];
		yield 'a wrong type' => [ [ 'a.exe', 'x' ], 422 ];
		yield 'a file that is too large' => [ [ 'a.txt', str_repeat( 'x', 2049 ) ], 422 ];
		yield 'a field that takes one file' => [ [ 'a.txt', 'x', [ 'field' => 'one' ] ], 400 ];
		yield 'a field that takes none' => [ [ 'a.txt', 'x', [ 'field' => 'words' ] ], 400 ];
		yield 'a key that is none' => [ [ 'a.txt', 'x', [ 'key' => '../..' ] ], 400 ];
	}

	/**
	 * @dataProvider refused
	 * @param array<int, mixed> $given
	 */
	public function test_the_route_refuses( array $given, int $status ): void {
		$form   = $this->form_with_files( [ [ 'type' => 'file', 'name' => 'one', 'filetypes' => 'txt' ] ] );
		$answer = $this->post( $form, ...$given );

		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( $status, $answer->get_error_data()['status'] );
		self::assertSame( [], $this->waiting() );
	}

	public function test_a_form_for_members_and_a_page_of_another_site_are_refused(): void {
		$answer = $this->post( $this->form_with_files( [], 'subscribers_only: on' ) );
		self::assertSame( 403, $answer->get_error_data()['status'] );

		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$_SERVER['HTTP_ORIGIN']         = 'https://evil.example';
		$answer                         = $this->post( $this->form_with_files() );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'] );
		self::assertSame( 403, $answer->get_error_data()['status'] );
	}

	public function test_a_visitor_can_upload_a_hundred_files_in_an_hour(): void {
		$form    = $this->form_with_files();
		$answers = array_map( fn (): WP_REST_Response|WP_Error => $this->post( $form ), range( 1, 101 ) );

		self::assertInstanceOf( WP_REST_Response::class, $answers[99] );
		self::assertInstanceOf( WP_Error::class, $answers[100] );
		self::assertSame( 429, $answers[100]->get_error_data()['status'] );
		self::assertCount( 100, $this->waiting() );
	}

	public function test_when_all_visitors_have_a_thousand_files_waiting_others_come_with_their_form(): void {
		$form = $this->form_with_files();
		for ( $number = 0; $number < WaitingFiles::MOST; $number++ ) {
			UploadFolder::create( UploadFolder::waiting_name( sprintf( '%024x', $number ) ) );
		}

		$answer = $this->post( $form );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( 429, $answer->get_error_data()['status'] );
		$outcome = $this->receive( [ self::FIELD ], [ 'f' => [ $this->upload( 'a.txt', 'Some words.' ) ] ] );
		self::assertSame( 'mail_sent', $outcome->status() );
	}

	public function test_files_of_a_hidden_field_are_not_sent(): void {
		$hidden = [ 'match' => 'all', 'rules' => [ [ 'field' => 'words', 'is' => 'equal', 'value' => 'Files' ] ] ];
		$form   = $this->form( [ [ 'showIf' => $hidden ] + self::FIELD, [ 'name' => 'words' ] ] );
		$token  = $this->token( $form );

		self::assertSame( 'mail_sent', $this->send_with( $form, [ $token ] )->status() );
		self::assertSame( [], $this->mails[0]['attachments'] );
	}
}
