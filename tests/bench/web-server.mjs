/** nginx with PHP-FPM, as most sites have them: files wait for no PHP, and an answer is there before the work after it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/lib/ports.mjs';
import { startServer } from '../../tools/lib/processes.mjs';
import { waitUntilServed } from '../../tools/lib/wait.mjs';

const FOLDERS = [
	'/usr/sbin',
	'/usr/local/sbin',
	'/usr/bin',
	'/usr/local/bin',
];

/** The path of the first of these programs that is there. */
const find = ( ...names ) =>
	names
		.flatMap( ( name ) =>
			FOLDERS.map( ( folder ) => path.join( folder, name ) )
		)
		.find( ( file ) => existsSync( file ) );

const PARAMETERS = {
	QUERY_STRING: '$query_string',
	REQUEST_METHOD: '$request_method',
	CONTENT_TYPE: '$content_type',
	CONTENT_LENGTH: '$content_length',
	SCRIPT_FILENAME: '$document_root$fastcgi_script_name',
	SCRIPT_NAME: '$fastcgi_script_name',
	REQUEST_URI: '$request_uri',
	DOCUMENT_ROOT: '$document_root',
	SERVER_PROTOCOL: '$server_protocol',
	REMOTE_ADDR: '$remote_addr',
	SERVER_NAME: '$host',
	HTTP_HOST: '$http_host',
};

const isRoot = () => process.getuid?.() === 0;

const nginxFor = ( { folder, site, socket, host } ) => `
${ isRoot() ? 'user root;' : '' }
worker_processes 1;
daemon off;
pid ${ folder }/nginx.pid;
events { worker_connections 256; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	gzip on;
	gzip_types text/css application/javascript application/json;
	${ [ 'client_body', 'fastcgi', 'proxy', 'uwsgi', 'scgi' ]
		.map( ( kind ) => `${ kind }_temp_path ${ folder }/${ kind };` )
		.join( '\n\t' ) }
	server {
		listen ${ host };
		root ${ site };
		index index.php;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			${ Object.entries( PARAMETERS )
				.map( ( pair ) => `fastcgi_param ${ pair.join( ' ' ) };` )
				.join( '\n\t\t\t' ) }
			fastcgi_pass unix:${ socket };
		}
	}
}
`;

const poolFor = ( socket ) => `
[global]
daemonize = no
[www]
${ isRoot() ? 'user = root' : '' }
listen = ${ socket }
pm = static
pm.max_children = 4
clear_env = no
`;

/**
 * @param {{ php: { version: string }, home: string, site: string, settings: string[], stops: Function[] }} stack
 * @return {Promise< string | null >} Its address, or null where the two are not installed.
 */
export async function startWebServer( { php, home, site, settings, stops } ) {
	const [ series ] = /^\d+\.\d+/.exec( php.version );
	const nginx = find( 'nginx' );
	const fpm = find( `php-fpm${ series }`, 'php-fpm' );
	if ( ! nginx || ! fpm ) {
		return null;
	}
	const folder = path.join( home, 'web' );
	mkdirSync( folder );
	const log = path.join( folder, 'server.log' );
	const socket = path.join( folder, 'fpm.sock' );
	const host = `127.0.0.1:${ await freePort() }`;
	const files = {
		'nginx.conf': nginxFor( { folder, site, socket, host } ),
		'fpm.conf': poolFor( socket ),
	};
	for ( const [ file, text ] of Object.entries( files ) ) {
		writeFileSync( path.join( folder, file ), text );
	}
	const start = ( program, args ) => {
		const server = startServer( program, args, {
			cwd: folder,
			env: process.env,
			log,
		} );
		stops.push( () => server.stop() );
		return server;
	};
	start( fpm, [
		...( isRoot() ? [ '-R' ] : [] ),
		'-F',
		'-y',
		path.join( folder, 'fpm.conf' ),
		...settings,
	] );
	const server = start( nginx, [
		'-e',
		log,
		'-c',
		path.join( folder, 'nginx.conf' ),
	] );
	const url = `http://${ host }`;
	await waitUntilServed( url, server, log );
	return url;
}
