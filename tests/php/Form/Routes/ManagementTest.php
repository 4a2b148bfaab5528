<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Routes;

use Rueda\Form\FormPostType;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;
use WP_REST_Response;

final class ManagementTest extends FormTestCase {

	private const ROUTE = '/contact-form-7/v1/contact-forms';

	/** @return iterable<string, array{string, string, string, int, string}> */
	public function permissions(): iterable {
		foreach ( [ '' => 403, 'subscriber' => 403, 'contributor' => 200, 'editor' => 200 ] as $role => $status ) {
			yield "list as $role" => [
				(string) $role,
				'GET',
				'',
				$status,
				'You are not allowed to access contact forms.',
			];
		}
		foreach ( [ '' => 403, 'author' => 403, 'editor' => 200 ] as $role => $status ) {
			yield "create as $role" => [
				(string) $role,
				'POST',
				'',
				$status,
				'You are not allowed to create a contact form.',
			];
			foreach ( [ 'GET', 'POST', 'PUT', 'PATCH', 'DELETE' ] as $method ) {
				yield "$method one as $role" => [
					(string) $role,
					$method,
					'/ID',
					$status,
					'You are not allowed to access the requested contact form.',
				];
			}
		}
	}

	/** @dataProvider permissions */
	public function test_asks_for_the_capability_of_each_route(
		string $role,
		string $method,
		string $path,
		int $status,
		string $words
	): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
		$answer = $this->call( $method, str_replace( 'ID', (string) $id, $path ) );

		self::assertSame( $status, $answer->get_status() );
		if ( 403 === $status ) {
			self::assertSame(
				[ 'wpcf7_forbidden', $words ],
				[ $answer->get_data()['code'], $answer->get_data()['message'] ]
			);
		}
	}

	public function test_lists_forms_with_order_search_and_limits(): void {
		foreach ( get_posts( [ 'post_type' => FormPostType::NAME, 'numberposts' => -1 ] ) as $other ) {
			wp_delete_post( $other->ID, true );
		}
		$one = $this->make_form( [ [ 'name' => 'a' ] ], [ 'post_title' => 'Apples' ] );
		$two = $this->make_form(
			[ [ 'name' => 'a' ] ],
			[ 'post_title' => 'Pears', 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ]
		);
		$this->make_form( [ [ 'name' => 'a' ] ], [ 'post_status' => 'draft' ] );
		$this->act_as( 'editor' );

		$all = $this->call( 'GET', '' )->get_data();
		self::assertSame( [ $one, $two ], array_column( $all, 'id' ) );
		self::assertSame( [ 'id', 'hash', 'slug', 'title', 'locale' ], array_keys( $all[0] ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{7}$/', $all[0]['hash'] );
		self::assertSame( 'es_ES', $all[1]['locale'] );
		self::assertSame(
			[ $two, $one ],
			array_column( $this->call( 'GET', '', [ 'order' => 'desc' ] )->get_data(), 'id' )
		);
		self::assertSame(
			[ $two ],
			array_column( $this->call( 'GET', '', [ 'search' => 'Pear' ] )->get_data(), 'id' )
		);
		self::assertSame(
			[ $two ],
			array_column( $this->call( 'GET', '', [ 'per_page' => '1', 'offset' => '1' ] )->get_data(), 'id' )
		);
	}

	public function test_reads_a_form_with_its_fields_and_settings(): void {
		$id = $this->make_form(
			[
				[
					'type'       => 'select',
					'name'       => 'to',
					'isRequired' => true,
					'className'  => 'big',
					'choices'    => [
						[ 'label' => 'Sales', 'value' => 's@example.org' ],
						[ 'label' => 'All', 'isEmptyInMail' => true ],
					],
				],
			],
			[ 'meta_input' => [ 'rueda_form_settings' => "demo_mode: on\nflamingo_name: Ada" ] ]
		);
		$this->act_as( 'editor' );
		$data = $this->call( 'GET', "/$id" )->get_data();

		self::assertSame( [ 'id', 'slug', 'title', 'locale', 'properties' ], array_keys( $data ) );
		self::assertSame(
			[ 'form', 'mail', 'mail_2', 'messages', 'additional_settings' ],
			array_keys( $data['properties'] )
		);
		self::assertSame(
			[
				'type'       => 'select*',
				'basetype'   => 'select',
				'name'       => 'to',
				'options'    => [ 'class:big' ],
				'raw_values' => [ 'Sales|s@example.org', 'All|' ],
				'labels'     => [ 'Sales', 'All' ],
				'values'     => [ 'Sales', 'All' ],
				'pipes'      => [ [ 'Sales', 's@example.org' ], [ 'All', '' ] ],
				'content'    => '',
			],
			$data['properties']['form']['fields'][0]
		);
		self::assertCount( 23, $data['properties']['messages'] );
		self::assertSame(
			[ [ 'demo_mode', true ], [ 'flamingo_name', 'Ada' ] ],
			$data['properties']['additional_settings']['settings']
		);
	}

	public function test_without_context_save_a_call_is_a_rehearsal(): void {
		$this->act_as( 'editor' );
		$before = wp_count_posts( FormPostType::NAME )->publish;
		$data   = $this->call(
			'POST',
			'',
			[
				'title'  => '<b>New</b>',
				'locale' => 'nonsense!',
				'form'   => '<!-- wp:rueda/form-field {"name":"x"} /-->',
				'mail'   => [ 'active' => false, 'subject' => 'S' ],
			]
		)->get_data();

		self::assertSame(
			[ null, null, 'New', 'en_US' ],
			[ $data['id'], $data['slug'], $data['title'], $data['locale'] ]
		);
		self::assertSame( 'x', $data['properties']['form']['fields'][0]['name'] );
		self::assertSame(
			[ true, 'S' ],
			[ $data['properties']['mail']['active'], $data['properties']['mail']['subject'] ]
		);
		self::assertSame( [], $data['config_errors'] );
		self::assertSame( $before, wp_count_posts( FormPostType::NAME )->publish );
	}

	public function test_creates_and_changes_what_is_given_and_leaves_the_rest(): void {
		$this->act_as( 'editor' );
		$given = [
			'context'             => 'save',
			'form'                => '<!-- wp:rueda/form-field {"name":"x"} /-->',
			'messages'            => [ 'mail_sent_ok' => 'Done \\o/' ],
			'additional_settings' => "skip_mail: on\nthanks: /%20a?b=<c>",
		];
		$made  = $this->call( 'POST', '', $given )->get_data();
		self::assertSame( 'Untitled', $made['title'] );
		$id = $made['id'];

		$this->call(
			'PATCH',
			"/$id",
			[ 'context' => 'save', 'title' => 'Named', 'mail_2' => [ 'active' => true, 'recipient' => '[x]' ] ]
		);
		$form = $this->read_form( $id );
		self::assertSame(
			[ 'Named', 'Done \\o/', true, '[x]', 'x' ],
			[
				$form->title(),
				$form->texts()->get( 'mail_sent_ok' ),
				$form->settings()->is_on( 'skip_mail' ),
				$form->mail_2()->part( 'recipient' ),
				$form->fields()[0]->name(),
			]
		);
		self::assertTrue( $form->mail_2()->is_active() );
		self::assertSame( $given['additional_settings'], $form->settings()->content() );
	}

	public function test_an_update_keeps_what_it_was_not_asked_to_change(): void {
		$author = $this->act_as( 'editor' );
		$id     = $this->make_form(
			[ [ 'name' => 'a' ] ],
			[
				'post_title'  => 'Old',
				'post_name'   => 'first',
				'post_status' => 'private',
				'post_author' => $author,
				'post_date'   => '2024-02-03 04:05:06',
			]
		);
		$before = get_post( $id );
		$this->act_as( 'editor' );
		$this->call(
			'PUT',
			"/$id",
			[
				'context'             => 'save',
				'title'               => 'New',
				'form'                => [ 'nonsense' ],
				'additional_settings' => 'skip_mail: on',
			]
		);

		$kept  = [ 'post_author', 'post_date', 'post_name', 'post_status', 'post_content' ];
		$after = get_post( $id );
		self::assertSame( 'New', $after->post_title );
		foreach ( $kept as $part ) {
			self::assertSame( $before->$part, $after->$part, $part );
		}
		$revisions = array_values( wp_get_post_revisions( $id ) );
		self::assertSame(
			[ 'New', 'skip_mail: on' ],
			[ $revisions[0]->post_title, get_post_meta( $revisions[0]->ID, 'rueda_form_settings', true ) ]
		);
	}

	public function test_texts_that_nobody_wrote_stay_in_the_language_of_the_visitor(): void {
		$this->act_as( 'editor' );
		$id = $this->call(
			'POST',
			'',
			[ 'context' => 'save', 'messages' => [ 'mail_sent_ok' => 'Done', 'spam' => 'No' ] ]
		)->get_data()['id'];
		$this->call(
			'PATCH',
			"/$id",
			[ 'context' => 'save', 'messages' => [ 'invalid_email' => 'Look again', 'spam' => '' ] ]
		);

		self::assertSame(
			[ 'mail_sent_ok' => 'Done', 'invalid_email' => 'Look again' ],
			array_filter( $this->read_form( $id )->texts()->written() )
		);
		$tried = $this->call(
			'PATCH',
			"/$id",
			[ 'messages' => [ 'mail_sent_ok' => '' ] ]
		)->get_data()['properties']['messages'];
		self::assertSame( 'Thank you for your message. It has been sent.', $tried['mail_sent_ok'] );
	}

	public function test_texts_are_read_and_written_back_in_the_language_of_the_form(): void {
		$this->install_spanish();
		$this->act_as( 'editor' );
		add_filter(
			'gettext_rueda',
			static fn ( string $text, string $original ): string => 'es_ES' === determine_locale()
				? "[$original]"
				: $text,
			10,
			2
		);
		$id       = $this->make_form( [ [ 'name' => 'x' ] ], [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] );
		$messages = $this->call( 'GET', "/$id" )->get_data()['properties']['messages'];
		self::assertSame( '[Please fill out this field.]', $messages['invalid_required'] );

		$this->call( 'PATCH', "/$id", [ 'context' => 'save', 'messages' => [ 'spam' => 'No.' ] + $messages ] );
		self::assertSame( [ 'spam' => 'No.' ], $this->read_form( $id )->texts()->written() );
	}

	public function test_a_form_written_as_a_template_works(): void {
		$this->act_as( 'editor' );
		$template = "<p>Your name<br>[text* your-name]</p>\n<label>Team [select team "
			. "\"Sales|sales@example.org\"]</label>\n[submit \"Go\"]";
		$tried    = $this->call( 'POST', '', [ 'form' => $template ] )->get_data();
		$made     = $this->call(
			'POST',
			'',
			[
				'context' => 'save',
				'form'    => $template,
				'mail'    => [ 'subject' => '[your-name]', 'body' => '[team]', 'recipient' => 'a@example.org' ],
			]
		)->get_data();

		self::assertSame( $tried['properties']['form'], $made['properties']['form'] );
		self::assertSame(
			[ 'text*', 'select', 'submit' ],
			array_column( $made['properties']['form']['fields'], 'type' )
		);
		self::assertSame( 1, $this->page( $made['id'] )->query( '//label[contains(., "Your name")]' )->length );
		self::assertSame(
			'mail_sent',
			$this->answer( $made['id'], [ 'your-name' => 'Ada', 'team' => 'Sales' ] )['status']
		);
		self::assertSame(
			[ 'Ada', 'sales@example.org' ],
			[ $this->mails[0]['subject'], trim( $this->mails[0]['message'] ) ]
		);

		$changed = $this->call(
			'PATCH',
			'/' . $made['id'],
			[ 'context' => 'save', 'form' => '[email your-mail]' ]
		)->get_data();
		self::assertSame( [ 'your-mail' ], array_column( $changed['properties']['form']['fields'], 'name' ) );
		$same = $this->call(
			'PATCH',
			'/' . $made['id'],
			[ 'context' => 'save', 'form' => $changed['properties']['form']['content'] . '<p>[text a]</p>' ]
		)->get_data();
		self::assertStringEndsWith( '<p>[text a]</p>', $same['properties']['form']['content'] );
	}

	public function test_a_template_of_somebody_without_the_right_to_all_html_is_filtered(): void {
		$this->act_as( 'editor' );
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
		$template = '<div class="x" onclick="go()"><script>go()</script><p onclick="go()">Hi</p></div>'
			. '<label>A <img src=x onerror=go()>[text a "<script>go()</script>"]</label>[acceptance b]<a '
			. 'href="javascript:go()" onclick="go()">Yes</a>[/acceptance]';
		$made     = $this->call( 'POST', '', [ 'context' => 'save', 'form' => $template ] )->get_data();
		$page     = $this->page( $made['id'] );

		self::assertSame( [ 'a', 'b' ], array_column( $made['properties']['form']['fields'], 'name' ) );
		self::assertSame( 0, $page->query( '//@onclick|//@onerror|//script|//a[contains(@href, "script")]' )->length );
		self::assertSame( 'go()', $page->query( '//input[@name="a"]/@value' )->item( 0 )->nodeValue );
	}

	public function test_creating_an_existing_form_is_refused(): void {
		$this->act_as( 'editor' );
		$answer = $this->call( 'POST', '', [ 'id' => 3 ] );

		self::assertSame( [ 400, 'wpcf7_post_exists' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
	}

	public function test_deletes_for_good(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		$this->act_as( 'editor' );

		self::assertSame( [ 'deleted' => true ], $this->call( 'DELETE', "/$id" )->get_data() );
		self::assertNull( get_post( $id ) );
		self::assertSame( 404, $this->call( 'GET', "/$id" )->get_status() );
	}

	public function test_other_posts_are_no_forms(): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ] );
		$this->act_as( 'editor' );

		self::assertSame( 'wpcf7_not_found', $this->call( 'DELETE', "/$page" )->get_data()['code'] );
		self::assertNotNull( get_post( $page ) );
	}

	/** @param array<string, mixed> $params */
	private function call( string $method, string $path, array $params = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, self::ROUTE . $path );
		'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		return rest_do_request( $request );
	}
}
